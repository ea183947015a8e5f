CREATE TABLE `guide_previews` (
	`user_id` text PRIMARY KEY NOT NULL,
	`guide` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guide_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guide_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`guide` text NOT NULL,
	FOREIGN KEY (`guide_id`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guide_revisions_guide` ON `guide_revisions` (`guide_id`,`at`);--> statement-breakpoint
CREATE TABLE `guides` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`image_url` text,
	`author` text,
	`names` text DEFAULT '[]' NOT NULL,
	`seo_title` text,
	`seo_description` text,
	`is_published` integer DEFAULT false NOT NULL,
	`publish_at` integer,
	`unpublish_at` integer,
	`owner_id` text,
	`deleted_at` integer,
	`was_published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guides_id_unique` ON `guides` (`id`);--> statement-breakpoint
CREATE INDEX `guides_newest` ON `guides` (`is_published`,`created_at`);