CREATE TABLE `premium_declarations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`token_hash` text,
	`proven_at` integer,
	`order_id` text,
	`decided_at` integer,
	`decision` text,
	FOREIGN KEY (`order_id`) REFERENCES `premium_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `premium_declarations_token_hash_unique` ON `premium_declarations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `premium_declarations_waiting` ON `premium_declarations` (`at`) WHERE order_id is not null and decided_at is null;