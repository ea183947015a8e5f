CREATE TABLE `ai_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ai_usage` (
	`day` integer NOT NULL,
	`user_id` text NOT NULL,
	`requests` integer NOT NULL,
	PRIMARY KEY(`day`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ai_usage_user` ON `ai_usage` (`user_id`);