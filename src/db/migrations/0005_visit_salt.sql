CREATE TABLE `visit_salt` (
	`id` integer PRIMARY KEY NOT NULL,
	`day` integer NOT NULL,
	`salt` text NOT NULL
);
