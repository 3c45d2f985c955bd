# Plans that depend on something

plan-held-unmet = — aucune de ses conditions n’est remplie. Décidez vous-même ou changez le plan.
plan-if-now = En l’état : { $moves }
plan-if-none = En l’état, rien n’en serait joué.
refused-plan-condition = Je ne comprends pas « { $text } » comme une condition. Seraient justes : { $likely }
refused-plan-if = Une ligne qui dépend de quelque chose s’écrit : `{ $example }`, avec au besoin `else ...` à la fin. Aucune condition n’en contient une autre.
refused-plan-branches = Une ligne a au plus { $most } branches, toutes avec `else`.
refused-plan-loop = Un plan ne peut rien répéter : ses lignes sont jouées une fois chacune, l’une après l’autre, et chacune a au plus { $most } branches. `/plan` montre ce que vous pouvez prévoir.
