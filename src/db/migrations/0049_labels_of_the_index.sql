-- Lists and searches ask one snapshot of the catalogue for labels and figures: the tables and triggers that kept them beside
-- the recipes go, and the full text has words alone.
DROP TRIGGER recipes_measured;
--> statement-breakpoint
DROP TRIGGER recipes_measured_again;
--> statement-breakpoint
DROP TRIGGER recipes_unmeasured;
--> statement-breakpoint
DROP VIEW published_measures;
--> statement-breakpoint
DROP TABLE recipe_measures;
--> statement-breakpoint
DROP TRIGGER recipes_indexed;
--> statement-breakpoint
DROP TRIGGER recipes_reindexed;
--> statement-breakpoint
DROP TRIGGER recipes_unindexed;
--> statement-breakpoint
DROP VIEW published_documents;
--> statement-breakpoint
DROP VIEW published_labels;
--> statement-breakpoint
DROP TABLE recipe_labels;
--> statement-breakpoint
DROP TABLE label_counts;
--> statement-breakpoint
DROP TABLE recipes_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE recipes_fts USING fts5(
  title, ingredients, tags, category, description, aliases,
  content='', contentless_delete=1, prefix='2 3 4', tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW published_documents AS
SELECT number,
  (SELECT title || ' ' || char(57345) || replace(words, ' ', ' ' || char(57345)) || ' ' || char(57345) || replace(words, ' ', '') || char(57345)
    FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(title, '-', ' '), '/', ' '), '(', ' '), ')', ' '), '&', ' '), ',', ' '), ':', ' '), '''', ' '), '’', ' ') AS words)) AS title,
  CASE WHEN is_premium_only THEN '' ELSE (SELECT group_concat(value, ' ') FROM json_each(ingredients)) END AS ingredients,
  (SELECT group_concat(replace(value, '-', ' '), ' ') FROM (SELECT value FROM json_each(tags) UNION ALL SELECT value FROM json_each(dietary_restrictions) UNION ALL SELECT cuisine)) AS tags,
  (SELECT group_concat(value, ' ') FROM json_each(categories)) AS category,
  description,
  CASE WHEN is_premium_only THEN '' ELSE search_aliases END AS aliases,
  title || ' ' || CASE WHEN is_premium_only THEN '' ELSE (SELECT group_concat(value, ' ') FROM json_each(ingredients)) || ' ' || search_aliases END || ' ' || coalesce(cuisine, '') || ' ' || coalesce((SELECT group_concat(replace(value, '-', ' '), ' ') FROM json_each(tags)), '') AS words
FROM recipes WHERE is_published;
--> statement-breakpoint
-- Inserting a number into this view indexes that recipe: the one place that says how.
CREATE TRIGGER document_indexed INSTEAD OF INSERT ON published_documents BEGIN
  INSERT INTO recipes_fts (rowid, title, ingredients, tags, category, description, aliases)
  SELECT number, title, ingredients, tags, category, description, aliases FROM published_documents WHERE number = new.number;
  INSERT INTO word_splitter (word_splitter) VALUES ('delete-all');
  INSERT INTO word_splitter (rowid, words) SELECT number, words FROM published_documents WHERE number = new.number;
  INSERT INTO search_words (word) SELECT term FROM split_words WHERE term NOT IN (SELECT word FROM search_words);
  INSERT INTO word_splitter (word_splitter) VALUES ('delete-all');
END;
--> statement-breakpoint
-- Nothing but these triggers writes the index, so a draft can never be found.
CREATE TRIGGER recipes_indexed AFTER INSERT ON recipes WHEN new.is_published BEGIN
  INSERT INTO published_documents (number) VALUES (new.number);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_reindexed AFTER UPDATE OF title, ingredients, tags, dietary_restrictions, cuisine, categories, description, search_aliases, is_published, is_premium_only ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
  INSERT INTO published_documents (number) SELECT new.number WHERE new.is_published;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_unindexed AFTER DELETE ON recipes BEGIN
  DELETE FROM recipes_fts WHERE rowid = old.number;
END;
--> statement-breakpoint
INSERT INTO published_documents (number) SELECT number FROM recipes WHERE is_published ORDER BY number;
