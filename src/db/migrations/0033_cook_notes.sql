CREATE TABLE `cook_note_blocks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `cook_note_helpful` (
	`note_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`note_id`, `user_id`),
	FOREIGN KEY (`note_id`) REFERENCES `cook_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cook_note_helpful_user` ON `cook_note_helpful` (`user_id`);--> statement-breakpoint
CREATE TABLE `cook_note_mail_stops` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `cook_note_photos` (
	`picture` text PRIMARY KEY NOT NULL,
	`note_id` text,
	`user_id` text,
	`position` integer DEFAULT 0 NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`note_id`) REFERENCES `cook_notes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `cook_note_photos_note` ON `cook_note_photos` (`note_id`,`position`);--> statement-breakpoint
CREATE INDEX `cook_note_photos_quarter_1` ON `cook_note_photos` (substr(`fingerprint`, 1, 4));--> statement-breakpoint
CREATE INDEX `cook_note_photos_quarter_5` ON `cook_note_photos` (substr(`fingerprint`, 5, 4));--> statement-breakpoint
CREATE INDEX `cook_note_photos_quarter_9` ON `cook_note_photos` (substr(`fingerprint`, 9, 4));--> statement-breakpoint
CREATE INDEX `cook_note_photos_quarter_13` ON `cook_note_photos` (substr(`fingerprint`, 13, 4));--> statement-breakpoint
CREATE INDEX `cook_note_photos_user` ON `cook_note_photos` (`user_id`);--> statement-breakpoint
CREATE TABLE `cook_note_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`note_id` text NOT NULL,
	`user_id` text,
	`email` text,
	`reason` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`outcome` text,
	FOREIGN KEY (`note_id`) REFERENCES `cook_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cook_note_reports_member` ON `cook_note_reports` (`note_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `cook_note_reports_open` ON `cook_note_reports` (`note_id`) WHERE "cook_note_reports"."answered_at" is null;--> statement-breakpoint
CREATE INDEX `cook_note_reports_user` ON `cook_note_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `cook_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`recipe_id` text NOT NULL,
	`user_id` text,
	`parent_id` text,
	`status` text NOT NULL,
	`text` text NOT NULL,
	`text_key` text NOT NULL,
	`changes` text NOT NULL,
	`sayings` text DEFAULT '[]' NOT NULL,
	`cooked_on` text,
	`concerns` text DEFAULT '[]' NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`status_at` integer NOT NULL,
	`published_at` integer,
	`helpful_count` integer DEFAULT 0 NOT NULL,
	`photo_count` integer DEFAULT 0 NOT NULL,
	`verdict` text,
	`verdict_at` integer,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`parent_id`) REFERENCES `cook_notes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cook_notes_own` ON `cook_notes` (`recipe_id`,`user_id`) WHERE "cook_notes"."parent_id" is null;--> statement-breakpoint
CREATE INDEX `cook_notes_helpful` ON `cook_notes` (`recipe_id`,`status`,`parent_id`,`helpful_count`,`published_at`);--> statement-breakpoint
CREATE INDEX `cook_notes_newest` ON `cook_notes` (`recipe_id`,`status`,`parent_id`,`published_at`);--> statement-breakpoint
CREATE INDEX `cook_notes_photos` ON `cook_notes` (`recipe_id`,`status`,`published_at`) WHERE "cook_notes"."photo_count" > 0;--> statement-breakpoint
CREATE INDEX `cook_notes_answers` ON `cook_notes` (`parent_id`,`published_at`) WHERE "cook_notes"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX `cook_notes_status` ON `cook_notes` (`status`,`status_at`);--> statement-breakpoint
CREATE INDEX `cook_notes_user` ON `cook_notes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `cook_notes_text` ON `cook_notes` (`text_key`);--> statement-breakpoint
CREATE INDEX `cook_notes_created` ON `cook_notes` (`created_at`);
--> statement-breakpoint
-- However a mark comes and goes, with an account too: lists count none.
CREATE TRIGGER cook_note_helpful_added AFTER INSERT ON cook_note_helpful BEGIN
  UPDATE cook_notes SET helpful_count = helpful_count + 1 WHERE id = new.note_id;
END;
--> statement-breakpoint
CREATE TRIGGER cook_note_helpful_removed AFTER DELETE ON cook_note_helpful BEGIN
  UPDATE cook_notes SET helpful_count = helpful_count - 1 WHERE id = old.note_id;
END;
