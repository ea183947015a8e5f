CREATE TABLE `shopping_lists` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`aisles` text DEFAULT '[]' NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- What is said of a list is a change of it.
CREATE TRIGGER shopping_lists_insert_grows AFTER INSERT ON shopping_lists BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = new.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_lists_update_grows AFTER UPDATE ON shopping_lists BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = new.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = new.user_id AND own.shares_list);
END;
--> statement-breakpoint
CREATE TRIGGER shopping_lists_delete_grows AFTER DELETE ON shopping_lists BEGIN
  UPDATE users SET list_revision = list_revision + 1 WHERE id = old.user_id OR id IN (SELECT other.user_id FROM household_members own JOIN household_members other ON other.household_id = own.household_id AND other.shares_list WHERE own.user_id = old.user_id AND own.shares_list);
END;
