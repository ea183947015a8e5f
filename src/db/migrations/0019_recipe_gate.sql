ALTER TABLE `recipes` ADD `vegan_answers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `gate_problem` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `gate_rules` text;--> statement-breakpoint
-- Whatever writes a recipe: one with a problem does not become public. Those that are public when a rule is new stay.
CREATE TRIGGER recipes_gated BEFORE INSERT ON recipes WHEN new.is_published AND new.gate_problem IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a recipe that is not known to be vegan cannot be published');
END;
--> statement-breakpoint
CREATE TRIGGER recipes_gated_later BEFORE UPDATE OF is_published ON recipes
WHEN new.is_published AND NOT old.is_published AND new.gate_problem IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a recipe that is not known to be vegan cannot be published');
END;
