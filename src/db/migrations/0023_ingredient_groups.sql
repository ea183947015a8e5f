ALTER TABLE `recipes` ADD `ingredient_groups` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `source_url` text;