CREATE TABLE `premium_bills` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`customer_id` text,
	`subscription_id` text,
	`order_id` text,
	`number` text,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`due` integer NOT NULL,
	`tax` integer NOT NULL,
	`currency` text NOT NULL,
	`country` text,
	`attempts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`url` text,
	`as_of` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `premium_bills_customer` ON `premium_bills` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `premium_bills_paid` ON `premium_bills` (`paid_at`);--> statement-breakpoint
CREATE TABLE `premium_gifts` (
	`id` text PRIMARY KEY NOT NULL,
	`code_hash` text,
	`recipient_name` text NOT NULL,
	`recipient_email` text NOT NULL,
	`from_name` text NOT NULL,
	`message` text NOT NULL,
	`send_at` integer NOT NULL,
	`mailed_at` integer,
	`expires_at` integer NOT NULL,
	`redeemed_by` text,
	`redeemed_at` integer,
	`until` integer,
	`is_void` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `premium_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`redeemed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `premium_gifts_code_hash_unique` ON `premium_gifts` (`code_hash`);--> statement-breakpoint
CREATE INDEX `premium_gifts_redeemed` ON `premium_gifts` (`redeemed_by`);--> statement-breakpoint
CREATE INDEX `premium_gifts_waiting` ON `premium_gifts` (`send_at`) WHERE mailed_at is null and code_hash is not null;--> statement-breakpoint
CREATE TABLE `premium_letters` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `premium_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`state` text NOT NULL,
	`before` text NOT NULL,
	`cause` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `premium_log_user` ON `premium_log` (`user_id`);--> statement-breakpoint
CREATE TABLE `premium_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`trial_days` integer NOT NULL,
	`terms_version` text NOT NULL,
	`agreed_at` integer NOT NULL,
	`session_id` text,
	`customer_id` text,
	`subscription_id` text,
	`payment_id` text,
	`completed_at` integer,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `premium_orders_session_id_unique` ON `premium_orders` (`session_id`);--> statement-breakpoint
CREATE INDEX `premium_orders_user` ON `premium_orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `premium_orders_subscription` ON `premium_orders` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `premium_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`customer_id` text NOT NULL,
	`order_id` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`trial_end` integer,
	`cancel_at` integer,
	`ended_at` integer,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`interval` text NOT NULL,
	`as_of` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `premium_subscriptions_user` ON `premium_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `premium_subscriptions_customer` ON `premium_subscriptions` (`customer_id`);--> statement-breakpoint
CREATE TABLE `premium_withdrawals` (
	`order_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `premium_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `premium_given` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever had Premium until now had it from an administrator.
UPDATE `users` SET `premium_given` = true WHERE `role` = 'premium';
