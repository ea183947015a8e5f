CREATE TABLE `collection_hand_ins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`collection_id` text NOT NULL,
	`by_id` text,
	`at` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text DEFAULT 'handed-in' NOT NULL,
	`answered_by_id` text,
	`answered_at` integer,
	`remarks` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `collection_hand_ins_collection` ON `collection_hand_ins` (`collection_id`,`id`);--> statement-breakpoint
CREATE INDEX `collection_hand_ins_by` ON `collection_hand_ins` (`by_id`,`at`);--> statement-breakpoint
CREATE INDEX `collection_hand_ins_answered_by` ON `collection_hand_ins` (`answered_by_id`);--> statement-breakpoint
CREATE TABLE `guide_hand_ins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guide_id` text NOT NULL,
	`by_id` text,
	`at` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text DEFAULT 'handed-in' NOT NULL,
	`answered_by_id` text,
	`answered_at` integer,
	`remarks` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `guide_hand_ins_guide` ON `guide_hand_ins` (`guide_id`,`id`);--> statement-breakpoint
CREATE INDEX `guide_hand_ins_by` ON `guide_hand_ins` (`by_id`,`at`);--> statement-breakpoint
CREATE INDEX `guide_hand_ins_answered_by` ON `guide_hand_ins` (`answered_by_id`);--> statement-breakpoint
CREATE TABLE `recipe_hand_ins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` text NOT NULL,
	`by_id` text,
	`at` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text DEFAULT 'handed-in' NOT NULL,
	`answered_by_id` text,
	`answered_at` integer,
	`remarks` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `recipe_hand_ins_recipe` ON `recipe_hand_ins` (`recipe_id`,`id`);--> statement-breakpoint
CREATE INDEX `recipe_hand_ins_by` ON `recipe_hand_ins` (`by_id`,`at`);--> statement-breakpoint
CREATE INDEX `recipe_hand_ins_answered_by` ON `recipe_hand_ins` (`answered_by_id`);