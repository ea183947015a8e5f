ALTER TABLE `recipes` ADD `author` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `video_url` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `seo_title` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `seo_description` text;--> statement-breakpoint
ALTER TABLE `recipes` ADD `picture_texts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `publish_at` integer;--> statement-breakpoint
ALTER TABLE `recipes` ADD `unpublish_at` integer;--> statement-breakpoint
CREATE INDEX `recipes_publish_at` ON `recipes` (`publish_at`) WHERE "recipes"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX `recipes_unpublish_at` ON `recipes` (`unpublish_at`) WHERE "recipes"."unpublish_at" is not null;--> statement-breakpoint
CREATE INDEX `recipes_focus` ON `recipes` (`image_url`) WHERE instr("recipes"."image_url", '#') > 0;--> statement-breakpoint
CREATE INDEX `recipes_author` ON `recipes` (`author`) WHERE "recipes"."author" is not null;