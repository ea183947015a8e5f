ALTER TABLE `move_items` ADD `author` text;--> statement-breakpoint
ALTER TABLE `moves` ADD `authors` text DEFAULT '{}' NOT NULL;