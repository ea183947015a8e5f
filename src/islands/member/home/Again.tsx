import { counted } from '#src/domain/counted.ts';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { paths } from '#src/paths.ts';
import { dayText } from '../cooked/day-text.ts';
import { HomeLine } from './HomeLine.tsx';

/** Something the member liked, and has not cooked for weeks. */
export function Again({ again: { recipe, times, last } }: { again: NonNullable<MemberHomeContent['again']> }) {
  const often = times === 1 ? 'once' : counted(times, 'time');
  return (
    <HomeLine
      heading="Again?"
      title={recipe.title}
      href={paths.recipe(recipe.id)}
      pictureUrl={recipe.imageUrl}
      more={`You cooked it ${often}, last on ${dayText(last)}.`}
    />
  );
}
