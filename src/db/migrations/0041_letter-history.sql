CREATE TABLE `newsletter_letter_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`newsletter_letter_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`newsletter_letter` text NOT NULL,
	FOREIGN KEY (`newsletter_letter_id`) REFERENCES `newsletter_letters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_letter_revisions_newsletter_letter` ON `newsletter_letter_revisions` (`newsletter_letter_id`,`at`);