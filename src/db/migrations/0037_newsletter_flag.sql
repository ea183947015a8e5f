INSERT INTO `newsletter_subscribers` (`id`, `address`, `state`, `topics`, `source`, `created_at`, `state_at`)
SELECT lower(hex(randomblob(16))), `email`, 'confirmed', '["weekly","new-recipes","editors"]', 'profile', unixepoch() * 1000, unixepoch() * 1000
FROM `users` WHERE `newsletter_subscription` = 1 AND `email_verified_at` IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO `newsletter_consents` (`id`, `subscriber_id`, `kind`, `source`, `topics`)
SELECT lower(hex(randomblob(16))), `id`, 'earlier-version', 'profile', `topics` FROM `newsletter_subscribers`
WHERE NOT EXISTS (SELECT 1 FROM `newsletter_consents` WHERE `subscriber_id` = `newsletter_subscribers`.`id`);
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `newsletter_subscription`;