CREATE TABLE `audit_items` (
	`entry_id` integer NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`before` text,
	`after` text,
	`outcome` text,
	PRIMARY KEY(`entry_id`, `kind`, `item`),
	FOREIGN KEY (`entry_id`) REFERENCES `audit_log`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_items_item` ON `audit_items` (`item`);--> statement-breakpoint
ALTER TABLE `audit_log` ADD `takes_back` integer;