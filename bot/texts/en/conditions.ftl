# Plans that depend on something

plan-held-unmet = — none of its conditions holds. Decide yourself, or change the plan.
plan-if-now = As things stand: { $moves }
plan-if-none = As things stand, nothing of it would be played.
refused-plan-condition = I do not understand “{ $text }” as a condition. These would be right: { $likely }
refused-plan-if = A line that depends on something reads: `{ $example }`, perhaps with `else ...` at the end. No condition stands within another.
refused-plan-branches = A line has at most { $most } branches, all with `else`.
refused-plan-loop = A plan cannot repeat anything: its lines are played once each, one after the other, and each has at most { $most } branches. `/plan` shows what you can plan.
