ALTER TABLE `mail_queue` ADD `given_up_at` integer;--> statement-breakpoint
UPDATE `mail_queue` SET `given_up_at` = `next_attempt_at` WHERE `sent_at` IS NULL AND `attempts` >= 20;
