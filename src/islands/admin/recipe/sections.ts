/** Parts of the editor in their order: the id of each, and what it is called where there is little room. */
export const EDITOR_SECTIONS = [
  { id: 'edit-basics', name: 'Basics' },
  { id: 'edit-ingredients', name: 'Ingredients' },
  { id: 'edit-instructions', name: 'Steps' },
  { id: 'edit-labels', name: 'Diets' },
  { id: 'edit-texts', name: 'Texts' },
  { id: 'edit-pictures', name: 'Picture' },
  { id: 'edit-process', name: 'Step pictures' },
  { id: 'edit-search', name: 'Search' },
  { id: 'edit-schedule', name: 'Times' },
  { id: 'edit-nutrition', name: 'Nutrition' },
] as const;
