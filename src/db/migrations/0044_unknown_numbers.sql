ALTER TABLE `recipe_measures` ALTER COLUMN "minutes" TO "minutes" integer;
--> statement-breakpoint
ALTER TABLE `recipe_measures` ALTER COLUMN "work_minutes" TO "work_minutes" integer;
--> statement-breakpoint
ALTER TABLE `recipes` ALTER COLUMN "prep_time" TO "prep_time" integer;
--> statement-breakpoint
ALTER TABLE `recipes` ALTER COLUMN "cook_time" TO "cook_time" integer;
--> statement-breakpoint
ALTER TABLE `recipes` ALTER COLUMN "rest_time" TO "rest_time" integer;
--> statement-breakpoint
ALTER TABLE `recipes` ALTER COLUMN "servings" TO "servings" integer;
--> statement-breakpoint
DROP VIEW published_measures;
--> statement-breakpoint
-- What a recipe's measures are: the one place that says how. Only published recipes have any. Times are unknown where a part
-- is; of waiting most recipes say nothing.
CREATE VIEW published_measures AS
SELECT number,
  prep_time + cook_time + coalesce(rest_time, 0) AS minutes,
  servings,
  difficulty,
  CAST(round(json_extract(nutrition, '$.per100.energy') * json_extract(nutrition, '$.servingGrams') / 100) AS INTEGER) AS kcal,
  json_extract(nutrition, '$.per100.protein') * json_extract(nutrition, '$.servingGrams') / 100 AS protein,
  prep_time + cook_time AS work_minutes
FROM recipes WHERE is_published;
