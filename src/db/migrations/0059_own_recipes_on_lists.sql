ALTER TABLE `own_recipes` ADD `offered_at` integer;--> statement-breakpoint
ALTER TABLE `meal_plan_entries` ADD `own_recipe_id` text REFERENCES own_recipes(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `meal_plan_entries_own_recipe` ON `meal_plan_entries` (`own_recipe_id`);--> statement-breakpoint
ALTER TABLE `shopping_list_entries` ADD `own_recipe_id` text REFERENCES own_recipes(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `shopping_list_entries_own_recipe` ON `shopping_list_entries` (`own_recipe_id`);
--> statement-breakpoint
-- A list and a plan have its title as whoever put it there may see it, and are other ones with every change of it.
CREATE TRIGGER own_recipes_update_grows AFTER UPDATE ON own_recipes BEGIN
  UPDATE shopping_list_entries SET title = CASE WHEN user_id = new.owner_id OR user_id IN (SELECT user_id FROM household_members WHERE household_id = new.household_id) THEN json_extract(new.fields, '$.title') ELSE title END WHERE own_recipe_id = new.id;
  UPDATE meal_plan_entries SET title = CASE WHEN user_id = new.owner_id OR user_id IN (SELECT user_id FROM household_members WHERE household_id = new.household_id) THEN json_extract(new.fields, '$.title') ELSE title END WHERE own_recipe_id = new.id;
END;
