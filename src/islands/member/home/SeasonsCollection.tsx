import { counted } from '#src/domain/counted.ts';
import type { MemberHomeContent } from '#src/domain/home/member-home.ts';
import { paths } from '#src/paths.ts';
import { HomeLine } from './HomeLine.tsx';

/** The collection that fits this time of the year. */
export function SeasonsCollection({ collection }: { collection: NonNullable<MemberHomeContent['collection']> }) {
  const { id, title, count, cover } = collection;
  return (
    <HomeLine
      heading="In season"
      title={title}
      href={paths.collection(id)}
      pictureUrl={cover}
      more={`A collection of ${counted(count, 'recipe')}.`}
    />
  );
}
