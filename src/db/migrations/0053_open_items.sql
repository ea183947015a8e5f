CREATE TABLE `open_items` (
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`user_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`kind`, `item`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
