ALTER TABLE `recipe_measures` ADD `calcium` real;--> statement-breakpoint
ALTER TABLE `recipe_measures` ADD `iron` real;--> statement-breakpoint
ALTER TABLE `recipe_measures` ADD `zinc` real;--> statement-breakpoint
ALTER TABLE `recipe_measures` ADD `vitamin_b12` real;--> statement-breakpoint
ALTER TABLE `recipe_measures` ADD `fibre` real;--> statement-breakpoint
DROP VIEW published_measures;
--> statement-breakpoint
-- What a recipe's measures are: the one place that says how, in the order of the table's columns. Only published recipes
-- have any. Times are unknown where a part is; of waiting most recipes say nothing.
CREATE VIEW published_measures AS
SELECT number,
  prep_time + cook_time + coalesce(rest_time, 0) AS minutes,
  servings,
  difficulty,
  CAST(round(json_extract(nutrition, '$.per100.energy') * json_extract(nutrition, '$.servingGrams') / 100) AS INTEGER) AS kcal,
  json_extract(nutrition, '$.per100.protein') * json_extract(nutrition, '$.servingGrams') / 100 AS protein,
  prep_time + cook_time AS work_minutes,
  json_extract(nutrition, '$.micronutrients.per100.calcium') * json_extract(nutrition, '$.servingGrams') / 100 AS calcium,
  json_extract(nutrition, '$.micronutrients.per100.iron') * json_extract(nutrition, '$.servingGrams') / 100 AS iron,
  json_extract(nutrition, '$.micronutrients.per100.zinc') * json_extract(nutrition, '$.servingGrams') / 100 AS zinc,
  json_extract(nutrition, '$.micronutrients.per100.vitaminB12') * json_extract(nutrition, '$.servingGrams') / 100 AS vitamin_b12,
  json_extract(nutrition, '$.per100.fibre') * json_extract(nutrition, '$.servingGrams') / 100 AS fibre
FROM recipes WHERE is_published;
--> statement-breakpoint
DELETE FROM recipe_measures;
--> statement-breakpoint
INSERT INTO recipe_measures SELECT * FROM published_measures;
