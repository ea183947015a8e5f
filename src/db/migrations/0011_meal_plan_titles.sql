-- An entry of a meal plan shows the title under which its recipe was last to be seen.
CREATE TRIGGER meal_plan_titles AFTER UPDATE OF title ON recipes WHEN new.is_published AND new.title <> old.title BEGIN
  UPDATE meal_plan_entries SET title = new.title WHERE recipe_id = new.id;
END;
