ALTER TABLE `meal_plan_entries` ADD `swaps` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `shopping_list_entries` ADD `week` text;