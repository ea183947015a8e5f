import { counted } from '#src/domain/counted.ts';
import { publishingIssues } from '#src/domain/recipes/editing/publishing-issues.ts';
import type { NewRecipe } from '#src/domain/recipes/editing/recipe-editing.ts';
import { otherLanguage } from '#src/domain/words/language.ts';

/** What is to be said of a recipe in another language: that it came word for word, and which of its ingredients we don't know. */
export function otherLanguageNotes(draft: NewRecipe): string[] {
  const { title, ingredients, instructions } = draft;
  const language = otherLanguage([title, ...ingredients, ...instructions].join('\n'));
  if (language === null) return [];
  const unknown = [
    ...new Set(publishingIssues(draft).flatMap(({ asks, line }) => (asks === 'vegan' && line !== '' ? [line] : []))),
  ];
  const which = language === 'another script' ? 'It’s not in English' : `It seems to be in ${language}`;
  const lines =
    unknown.length > 0 ? ` We don’t know ${counted(unknown.length, 'ingredient')}: ${unknown.join('; ')}.` : '';
  return [`${which}: every line comes word for word.${lines}`];
}
