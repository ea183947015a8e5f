CREATE TABLE `newsletter_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`letter_id` text NOT NULL,
	`subscriber_id` text,
	`state` text NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`tried_at` integer,
	`settled_at` integer,
	`last_error` text,
	FOREIGN KEY (`letter_id`) REFERENCES `newsletter_letters`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `newsletter_subscribers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_deliveries_once` ON `newsletter_deliveries` (`letter_id`,`subscriber_id`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_state` ON `newsletter_deliveries` (`letter_id`,`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_subscriber` ON `newsletter_deliveries` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `newsletter_deliveries_tried` ON `newsletter_deliveries` (`tried_at`) WHERE "newsletter_deliveries"."tried_at" is not null;--> statement-breakpoint
CREATE TABLE `newsletter_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`subject` text NOT NULL,
	`preview` text NOT NULL,
	`blocks` text DEFAULT '[]' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`week` text,
	`scheduled_at` integer,
	`begun_at` integer,
	`prepared_at` integer,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_letters_week` ON `newsletter_letters` (`week`);--> statement-breakpoint
CREATE INDEX `newsletter_letters_state` ON `newsletter_letters` (`state`,`scheduled_at`);--> statement-breakpoint
CREATE INDEX `newsletter_letters_created` ON `newsletter_letters` (`created_at`);