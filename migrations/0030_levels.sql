-- Computer players are named by their level: who was greedy is medium.

update seat set bot = 'medium' where bot = 'greedy';
update seat set caretaker = 'medium' where caretaker = 'greedy';
update replacement set old_bot = 'medium' where old_bot = 'greedy';
update replacement set new_bot = 'medium' where new_bot = 'greedy';
