CREATE TABLE `cookings` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`recipe_id` text,
	`title` text NOT NULL,
	`day` text NOT NULL,
	`servings` integer,
	`stars` integer,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `cookings_day` ON `cookings` (`user_id`,`day`);--> statement-breakpoint
CREATE INDEX `cookings_recipe` ON `cookings` (`recipe_id`);