ALTER TABLE `recipe_revisions` ADD `fields` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `nutrition_by_hand` text;--> statement-breakpoint
CREATE INDEX `recipes_desk` ON `recipes` (`created_at`,`number`,`id`,`title`,`category`,`is_published`,`updated_at`,`rating_sum`,`total_ratings`);