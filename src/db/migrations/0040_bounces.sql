CREATE TABLE `bounce_mailbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`mails` integer NOT NULL,
	`reports` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_bounces` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_bounces_address` ON `mail_bounces` (`address_hash`,`at`);--> statement-breakpoint
CREATE INDEX `mail_bounces_at` ON `mail_bounces` (`at`);