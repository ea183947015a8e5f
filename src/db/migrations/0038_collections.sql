CREATE TABLE `collection_previews` (
	`user_id` text PRIMARY KEY NOT NULL,
	`collection` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `collection_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`collection_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`collection` text NOT NULL,
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `collection_revisions_collection` ON `collection_revisions` (`collection_id`,`at`);--> statement-breakpoint
CREATE TABLE `collections` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`introduction` text DEFAULT '' NOT NULL,
	`picks` text DEFAULT '[]' NOT NULL,
	`rule` text,
	`never` text DEFAULT '[]' NOT NULL,
	`people` integer,
	`image_url` text,
	`season` text,
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
CREATE UNIQUE INDEX `collections_id_unique` ON `collections` (`id`);--> statement-breakpoint
CREATE INDEX `collections_newest` ON `collections` (`is_published`,`created_at`);