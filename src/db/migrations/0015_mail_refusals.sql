CREATE TABLE `mail_refusals` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `signing_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL
);
