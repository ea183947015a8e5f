CREATE TABLE `label_counts` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL
);
