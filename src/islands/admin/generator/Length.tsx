import { INPUT_TEXT_LENGTH } from '#src/domain/ai.ts';

/** Characters before the end from which on a writer wants to know how many are left. */
const NEAR = 2000;

/** How much room there is for the text, title included; silent while there is plenty. */
export function Length({ characters }: { characters: number }) {
  const left = INPUT_TEXT_LENGTH - characters;
  return (
    <p role="status" className={left < 0 ? 'field-error' : 'field-hint'}>
      {left < 0 && `${figure(-left)} characters too many: at most ${figure(INPUT_TEXT_LENGTH)} with the title.`}
      {left >= 0 && left <= NEAR && `${figure(left)} characters left.`}
    </p>
  );
}

const figure = (count: number): string => count.toLocaleString('en-GB');
