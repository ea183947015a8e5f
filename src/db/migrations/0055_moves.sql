CREATE TABLE `move_items` (
	`move_id` text NOT NULL,
	`number` integer NOT NULL,
	`file` text NOT NULL,
	`at` integer NOT NULL,
	`source` text NOT NULL,
	`label` text NOT NULL,
	`foreign_id` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`is_chosen` integer NOT NULL,
	`category` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`used` text DEFAULT '[]' NOT NULL,
	`kept` text DEFAULT '[]' NOT NULL,
	`gate_problem` text,
	`allergens` text DEFAULT '[]' NOT NULL,
	`pictures_here` integer NOT NULL,
	`pictures_missing` integer NOT NULL,
	`twin` text,
	`old_address` text,
	`notes` text DEFAULT '[]' NOT NULL,
	`recipe_id` text,
	`entry_id` integer,
	PRIMARY KEY(`move_id`, `number`),
	FOREIGN KEY (`move_id`) REFERENCES `moves`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`entry_id`) REFERENCES `audit_log`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `move_items_state` ON `move_items` (`move_id`,`state`,`number`);--> statement-breakpoint
CREATE INDEX `move_items_known` ON `move_items` (`move_id`,`foreign_id`);--> statement-breakpoint
CREATE INDEX `move_items_recipe` ON `move_items` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `move_items_entry` ON `move_items` (`entry_id`);--> statement-breakpoint
CREATE TABLE `moves` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`received` integer NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`started_by` text,
	`owner_id` text,
	`tags` text NOT NULL,
	`keeps_addresses` integer NOT NULL,
	`files` integer NOT NULL,
	`files_read` integer NOT NULL,
	`passed` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `moved_recipes` ADD `old_address` text;