CREATE TABLE `household_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`household_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`household_id`) REFERENCES `households`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `household_invitations_secret_hash_unique` ON `household_invitations` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `household_invitations_household` ON `household_invitations` (`household_id`);--> statement-breakpoint
CREATE TABLE `household_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`household_id` text NOT NULL,
	`is_owner` integer DEFAULT false NOT NULL,
	`shares_list` integer DEFAULT true NOT NULL,
	`shares_plan` integer DEFAULT true NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`household_id`) REFERENCES `households`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `household_members_household` ON `household_members` (`household_id`);--> statement-breakpoint
CREATE TABLE `households` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shopping_list_operations` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `users` ADD `list_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `plan_revision` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A list or plan has changed for everybody who sees it, whoever changed it and by whatever way.
CREATE TRIGGER shopping_list_entries_insert_grows AFTER INSERT ON shopping_list_entries BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = new.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_list_entries_update_grows AFTER UPDATE ON shopping_list_entries BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = new.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_list_entries_delete_grows AFTER DELETE ON shopping_list_entries BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = old.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = old.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_list_ticks_insert_grows AFTER INSERT ON shopping_list_ticks BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = new.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_list_ticks_update_grows AFTER UPDATE ON shopping_list_ticks BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = new.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_list_ticks_delete_grows AFTER DELETE ON shopping_list_ticks BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = old.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = old.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER meal_plan_entries_insert_grows AFTER INSERT ON meal_plan_entries BEGIN
  UPDATE users SET plan_revision = plan_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_plan WHERE own.user_id = new.user_id AND own.shares_plan);
END;
--> statement-breakpoint
CREATE TRIGGER meal_plan_entries_update_grows AFTER UPDATE ON meal_plan_entries BEGIN
  UPDATE users SET plan_revision = plan_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_plan WHERE own.user_id = new.user_id AND own.shares_plan);
END;
--> statement-breakpoint
CREATE TRIGGER meal_plan_entries_delete_grows AFTER DELETE ON meal_plan_entries BEGIN
  UPDATE users SET plan_revision = plan_revision + 1 WHERE id = old.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_plan WHERE own.user_id = old.user_id AND own.shares_plan);
END;
--> statement-breakpoint
CREATE TRIGGER household_members_insert_grows AFTER INSERT ON household_members BEGIN
  UPDATE users SET list_revision = list_revision + 1, plan_revision = plan_revision + 1 WHERE id = new.user_id OR id IN (SELECT user_id FROM household_members WHERE household_id = new.household_id);
END;
--> statement-breakpoint
CREATE TRIGGER household_members_update_grows AFTER UPDATE ON household_members BEGIN
  UPDATE users SET list_revision = list_revision + 1, plan_revision = plan_revision + 1 WHERE id = new.user_id OR id IN (SELECT user_id FROM household_members WHERE household_id = new.household_id);
END;
--> statement-breakpoint
CREATE TRIGGER household_members_delete_grows AFTER DELETE ON household_members BEGIN
  UPDATE users SET list_revision = list_revision + 1, plan_revision = plan_revision + 1 WHERE id = old.user_id OR id IN (SELECT user_id FROM household_members WHERE household_id = old.household_id);
END;
