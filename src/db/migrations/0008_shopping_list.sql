CREATE TABLE `shopping_list_entries` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`recipe_id` text,
	`title` text NOT NULL,
	`servings` integer,
	`removed_keys` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `shopping_list_entries_recipe` ON `shopping_list_entries` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `shopping_list_shares` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shopping_list_shares_secret_hash_unique` ON `shopping_list_shares` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `shopping_list_ticks` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`is_ticked` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
