CREATE TABLE `recipe_measures` (
	`number` integer PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL,
	`servings` integer NOT NULL,
	`difficulty` text NOT NULL,
	`kcal` integer,
	`protein` real
);
