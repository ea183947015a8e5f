CREATE TABLE `own_recipes` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`household_id` text,
	`based_on` text,
	`name` text NOT NULL,
	`fields` text NOT NULL,
	`derived` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`household_id`) REFERENCES `households`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`based_on`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `own_recipes_owner` ON `own_recipes` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `own_recipes_household` ON `own_recipes` (`household_id`);--> statement-breakpoint
CREATE INDEX `own_recipes_based_on` ON `own_recipes` (`based_on`);