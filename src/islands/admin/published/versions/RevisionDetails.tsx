import { Asked } from '../../ui/Asked.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { Differences } from './Differences.tsx';
import type { Versioned } from './versioned.ts';

interface Props<Version> {
  kind: Pick<Versioned<never, never, Version>, 'version' | 'differences'>;
  id: string;
  revision: number;
  /** The next newer version; `undefined` where that is what is saved. */
  next: number | undefined;
  /** It is a newer text that nobody has taken: it stands against what is saved. */
  isOffer: boolean;
}

/** What one change changed, to read before going back behind it. */
export function RevisionDetails<Version>({ kind, id, revision, next, isOffer }: Props<Version>) {
  const read = async () => {
    const [version, other] = await Promise.all([kind.version(id, revision), kind.version(id, next)]);
    return isOffer ? kind.differences(other, version) : kind.differences(version, other);
  };
  const [answer, again] = useAsked(read, `${id} ${revision} ${next}`);
  return (
    <Asked failure="We couldn’t load this version." answer={answer} onRetry={again}>
      {(fields) => <Differences fields={fields} />}
    </Asked>
  );
}
