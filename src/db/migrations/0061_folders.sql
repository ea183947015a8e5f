CREATE TABLE `folder_entries` (
	`folder_id` text NOT NULL,
	`recipe_id` text,
	`own_recipe_id` text,
	`position` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`folder_id`) REFERENCES `folders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`own_recipe_id`) REFERENCES `own_recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `folder_entries_recipe_once` ON `folder_entries` (`folder_id`,`recipe_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `folder_entries_own_once` ON `folder_entries` (`folder_id`,`own_recipe_id`);--> statement-breakpoint
CREATE INDEX `folder_entries_recipe` ON `folder_entries` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `folder_entries_own_recipe` ON `folder_entries` (`own_recipe_id`);--> statement-breakpoint
CREATE TABLE `folders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`secret_hash` text,
	`shared_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `folders_secret_hash_unique` ON `folders` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `folders_user` ON `folders` (`user_id`);