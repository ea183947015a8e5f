-- An entry of a shopping list shows the title under which its recipe was last to be seen.
CREATE TRIGGER shopping_list_titles AFTER UPDATE OF title ON recipes WHEN new.is_published AND new.title <> old.title BEGIN
  UPDATE shopping_list_entries SET title = new.title WHERE recipe_id = new.id;
END;
