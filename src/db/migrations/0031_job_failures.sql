CREATE TABLE `premium_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text,
	`order_id` text,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_by` integer,
	`as_of` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `premium_disputes_payment` ON `premium_disputes` (`payment_id`);--> statement-breakpoint
CREATE TABLE `job_failures` (
	`job` text NOT NULL,
	`item` text NOT NULL,
	`words` text NOT NULL,
	`tries` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	`is_passing` integer NOT NULL,
	`told_at` integer,
	PRIMARY KEY(`job`, `item`)
);
--> statement-breakpoint
ALTER TABLE `premium_bills` ADD `returned_at` integer;