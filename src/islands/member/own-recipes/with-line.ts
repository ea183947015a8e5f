import { headingIn } from '#src/domain/ingredients/ingredient-groups.ts';

/** A list as it is typed, with another text for one of its ingredients: empty lines and headings are none. */
export function withLine(typed: string, ingredient: number, text: string): string {
  let at = -1;
  return typed
    .split('\n')
    .map((line) => {
      if (line.trim() === '' || headingIn(line)) return line;
      at++;
      return at === ingredient ? text : line;
    })
    .join('\n');
}
