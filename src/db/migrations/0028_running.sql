CREATE TABLE `reader_notes` (
	`kind` text NOT NULL,
	`day` integer NOT NULL,
	`text` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`, `text`)
);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`from_path` text PRIMARY KEY NOT NULL,
	`to_path` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `recipes_desk`;--> statement-breakpoint
ALTER TABLE `recipes` ADD `todo` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `owner_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `recipes` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `recipes` ADD `was_published` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_owner` ON `recipes` (`owner_id`);--> statement-breakpoint
CREATE INDEX `recipes_desk` ON `recipes` (`created_at`,`number`,`id`,`title`,`category`,`is_published`,`updated_at`,`rating_sum`,`total_ratings`,`deleted_at`,`owner_id`,`is_premium_only`,`tags`,`dietary_restrictions`,`todo`,`gate_problem`);--> statement-breakpoint
ALTER TABLE `banners` ADD `link_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `banners` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `banners` ADD `ends_at` integer;--> statement-breakpoint
-- Whatever writes an account: a role nobody knows is none.
CREATE TRIGGER users_role BEFORE INSERT ON users WHEN new.role NOT IN ('user', 'premium', 'author', 'editor', 'admin') BEGIN
  SELECT RAISE(ABORT, 'there is no such role');
END;
--> statement-breakpoint
CREATE TRIGGER users_role_later BEFORE UPDATE OF role ON users WHEN new.role NOT IN ('user', 'premium', 'author', 'editor', 'admin') BEGIN
  SELECT RAISE(ABORT, 'there is no such role');
END;
--> statement-breakpoint
-- What is in the bin is not public, whoever writes it.
CREATE TRIGGER recipes_binned BEFORE UPDATE OF is_published, deleted_at ON recipes WHEN new.is_published AND new.deleted_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a recipe in the bin cannot be published');
END;
