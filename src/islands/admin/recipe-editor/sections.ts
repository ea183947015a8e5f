import type { Permission } from '#src/domain/members/permissions.ts';

/** Parts of the editor in their order: the id of each, what it is called where there is little room, and who has it. */
export const EDITOR_SECTIONS = [
  { id: 'edit-basics', name: 'Basics' },
  { id: 'edit-ingredients', name: 'Ingredients' },
  { id: 'edit-instructions', name: 'Steps' },
  { id: 'edit-texts', name: 'Texts' },
  { id: 'edit-pictures', name: 'Picture' },
  { id: 'edit-process', name: 'Step pictures' },
  { id: 'edit-labels', name: 'Diets' },
  { id: 'edit-search', name: 'Search' },
  { id: 'edit-schedule', name: 'Times', needs: 'edit' },
  { id: 'edit-nutrition', name: 'Nutrition' },
] as const satisfies readonly { id: string; name: string; needs?: Permission }[];
