CREATE TABLE `premium_cancellations` (
	`order_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`rest` integer NOT NULL,
	`told_at` integer,
	`returned_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `premium_orders`(`id`) ON UPDATE no action ON DELETE no action
);
