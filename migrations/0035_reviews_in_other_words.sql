-- Reviews of seats that were worked out before told reasons that are said in other words now.

delete from review where seat >= 0;
