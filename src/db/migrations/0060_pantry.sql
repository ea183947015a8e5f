CREATE TABLE `pantry_items` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`text` text NOT NULL,
	`until` text,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pantry_items_until` ON `pantry_items` (`user_id`,`until`);