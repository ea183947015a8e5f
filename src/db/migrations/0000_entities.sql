CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text,
	`cost` real
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image_url` text NOT NULL,
	`priority` integer DEFAULT 1 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`show_on_home` integer DEFAULT true NOT NULL,
	`show_on_categories` integer DEFAULT false NOT NULL,
	`show_on_recipes` integer DEFAULT false NOT NULL,
	`show_on_favourites` integer DEFAULT false NOT NULL,
	`show_on_shop` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `content_versions` (
	`tag` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`content_version` integer DEFAULT 0 NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_versions_version` ON `content_versions` (`version`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`user_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `recipe_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favourites_recipe` ON `favourites` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `favourites_recent` ON `favourites` (`created_at`);--> statement-breakpoint
CREATE TABLE `mail_queue` (
	`id` text PRIMARY KEY NOT NULL,
	`to_address` text NOT NULL,
	`template` text NOT NULL,
	`data` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `mail_queue_due` ON `mail_queue` (`sent_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `page_titles` (
	`page` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`recipe_id` text NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`recipe_id`, `user_id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_range" CHECK("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `ratings_user` ON `ratings` (`user_id`);--> statement-breakpoint
CREATE INDEX `ratings_recent` ON `ratings` (`updated_at`);--> statement-breakpoint
CREATE TABLE `recipe_labels` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` integer NOT NULL,
	`recipe_id` text NOT NULL,
	PRIMARY KEY(`kind`, `slug`, `created_at`, `recipe_id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_labels_recipe` ON `recipe_labels` (`recipe_id`,`kind`,`slug`);--> statement-breakpoint
CREATE TABLE `recipe_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`recipe` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_revisions_recipe` ON `recipe_revisions` (`recipe_id`,`at`);--> statement-breakpoint
CREATE TABLE `recipe_views` (
	`recipe_id` text NOT NULL,
	`day` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `recipe_id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_views_recipe` ON `recipe_views` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text,
	`table_colour` text DEFAULT 'sand' NOT NULL,
	`category` text NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`cuisine` text,
	`difficulty` text DEFAULT 'easy' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`dietary_restrictions` text DEFAULT '[]' NOT NULL,
	`prep_time` integer NOT NULL,
	`cook_time` integer NOT NULL,
	`rest_time` integer DEFAULT 0 NOT NULL,
	`servings` integer NOT NULL,
	`ingredients` text DEFAULT '[]' NOT NULL,
	`instructions` text DEFAULT '[]' NOT NULL,
	`nutritional_benefits` text,
	`tips_and_notes` text,
	`process_images` text DEFAULT '[]' NOT NULL,
	`available_images` text DEFAULT '[]' NOT NULL,
	`main_image_options` text DEFAULT '[]' NOT NULL,
	`nutrition` text,
	`nutri_score_by_hand` text,
	`nutri_score` text,
	`search_aliases` text DEFAULT '' NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`total_ratings` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_id_unique` ON `recipes` (`id`);--> statement-breakpoint
CREATE INDEX `recipes_newest` ON `recipes` (`is_published`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_category_newest` ON `recipes` (`is_published`,`category`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`secret_hash` text NOT NULL,
	`email` text NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `secrets_user_purpose` ON `secrets` (`user_id`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `secrets_hash` ON `secrets` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`requires_password_change` integer DEFAULT false NOT NULL,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`pending_email` text,
	`first_name` text NOT NULL,
	`last_name` text,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`email_verified_at` integer,
	`requires_password_change` integer DEFAULT false NOT NULL,
	`newsletter_subscription` integer DEFAULT false NOT NULL,
	`dietary_preferences` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `visit_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`visitors` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visitor_hashes` (
	`hash` text PRIMARY KEY NOT NULL,
	`day` integer NOT NULL
);
