CREATE TABLE `moved_recipes` (
	`source` text NOT NULL,
	`foreign_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`kept` text NOT NULL,
	`moved_at` integer NOT NULL,
	PRIMARY KEY(`source`, `foreign_id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moved_recipes_recipe` ON `moved_recipes` (`recipe_id`);