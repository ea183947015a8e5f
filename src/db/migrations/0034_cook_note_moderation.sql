CREATE TABLE `cook_note_objections` (
	`id` text PRIMARY KEY NOT NULL,
	`note_id` text NOT NULL,
	`report_id` text,
	`decided_at` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`outcome` text,
	`answer` text,
	FOREIGN KEY (`note_id`) REFERENCES `cook_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`report_id`) REFERENCES `cook_note_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cook_note_objections_writer` ON `cook_note_objections` (`note_id`,`decided_at`) WHERE "cook_note_objections"."report_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `cook_note_objections_reporter` ON `cook_note_objections` (`report_id`,`decided_at`);--> statement-breakpoint
CREATE INDEX `cook_note_objections_note` ON `cook_note_objections` (`note_id`);--> statement-breakpoint
CREATE INDEX `cook_note_objections_open` ON `cook_note_objections` (`created_at`) WHERE "cook_note_objections"."answered_at" is null;--> statement-breakpoint
DROP TABLE `cook_note_mail_stops`;--> statement-breakpoint
DROP INDEX `cook_note_reports_open`;--> statement-breakpoint
CREATE INDEX `cook_note_reports_open` ON `cook_note_reports` (`note_id`,`created_at`) WHERE "cook_note_reports"."answered_at" is null;--> statement-breakpoint
ALTER TABLE `cook_notes` ADD `author_told_at` integer;--> statement-breakpoint
CREATE INDEX `cook_notes_untold` ON `cook_notes` (`published_at`) WHERE "cook_notes"."status" = 'published' and "cook_notes"."author_told_at" is null;