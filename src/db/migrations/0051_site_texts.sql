CREATE TABLE `site_text_previews` (
	`user_id` text PRIMARY KEY NOT NULL,
	`site_text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `site_text_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_text_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`site_text` text NOT NULL,
	FOREIGN KEY (`site_text_id`) REFERENCES `site_texts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_text_revisions_site_text` ON `site_text_revisions` (`site_text_id`,`at`);--> statement-breakpoint
CREATE TABLE `site_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL
);
