ALTER TABLE `recipe_measures` ADD `work_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `rest_kind` text;--> statement-breakpoint
DROP VIEW published_measures;
--> statement-breakpoint
-- What a recipe's measures are: the one place that says how. Only published recipes have any.
CREATE VIEW published_measures AS
SELECT number,
  prep_time + cook_time + rest_time AS minutes,
  servings,
  difficulty,
  CAST(round(json_extract(nutrition, '$.per100.energy') * json_extract(nutrition, '$.servingGrams') / 100) AS INTEGER) AS kcal,
  json_extract(nutrition, '$.per100.protein') * json_extract(nutrition, '$.servingGrams') / 100 AS protein,
  prep_time + cook_time AS work_minutes
FROM recipes WHERE is_published;
--> statement-breakpoint
UPDATE recipe_measures SET work_minutes = (SELECT prep_time + cook_time FROM recipes WHERE recipes.number = recipe_measures.number);
--> statement-breakpoint
-- They are judged again when the server starts, and what they wait for is read then.
UPDATE recipes SET gate_rules = NULL;
