CREATE TABLE `mail_suppressions` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`words` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`subscriber_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer,
	`source` text NOT NULL,
	`topics` text DEFAULT '[]' NOT NULL,
	`text_version` text,
	`text` text,
	FOREIGN KEY (`subscriber_id`) REFERENCES `newsletter_subscribers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_consents_subscriber` ON `newsletter_consents` (`subscriber_id`,`at`);--> statement-breakpoint
CREATE TABLE `newsletter_requests` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`mails` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletter_requests_last` ON `newsletter_requests` (`last_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`state` text NOT NULL,
	`topics` text DEFAULT '[]' NOT NULL,
	`diets` text DEFAULT '[]' NOT NULL,
	`allergens` text DEFAULT '[]' NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer,
	`confirmed_at` integer,
	`left_at` integer,
	`state_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_address` ON `newsletter_subscribers` (`address`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_state` ON `newsletter_subscribers` (`state`,`state_at`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_created` ON `newsletter_subscribers` (`created_at`);