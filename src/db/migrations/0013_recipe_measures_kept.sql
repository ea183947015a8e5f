-- What a recipe's measures are: the one place that says how. Only published recipes have any.
CREATE VIEW published_measures AS
SELECT number,
  prep_time + cook_time + rest_time AS minutes,
  servings,
  difficulty,
  CAST(round(json_extract(nutrition, '$.per100.energy') * json_extract(nutrition, '$.servingGrams') / 100) AS INTEGER) AS kcal,
  json_extract(nutrition, '$.per100.protein') * json_extract(nutrition, '$.servingGrams') / 100 AS protein
FROM recipes WHERE is_published;
--> statement-breakpoint
CREATE TRIGGER recipes_measured AFTER INSERT ON recipes WHEN new.is_published BEGIN
  INSERT INTO recipe_measures SELECT * FROM published_measures WHERE number = new.number;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_measured_again AFTER UPDATE OF prep_time, cook_time, rest_time, servings, difficulty, nutrition, is_published ON recipes BEGIN
  DELETE FROM recipe_measures WHERE number = old.number;
  INSERT INTO recipe_measures SELECT * FROM published_measures WHERE number = new.number;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_unmeasured AFTER DELETE ON recipes BEGIN
  DELETE FROM recipe_measures WHERE number = old.number;
END;
--> statement-breakpoint
INSERT INTO recipe_measures SELECT * FROM published_measures;
