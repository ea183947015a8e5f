import { counted } from '#src/domain/counted.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  others: readonly string[];
  /** The page says that the one that was read is its own. */
  isOwn: boolean;
  onOther: (name: string) => void;
}

/** The other recipes of a page, each to be read instead. */
export function OtherRecipes({ others, isOwn, onOther }: Props) {
  if (others.length === 0) return null;
  return (
    <Notice
      tone="info"
      title={
        isOwn
          ? `There’s more on this page: ${counted(others.length, 'other recipe')}.`
          : `This page has ${others.length + 1} recipes and doesn’t say which is its own, so here’s the first.`
      }
    >
      <ul className="mt-2 flex flex-wrap gap-2" aria-label="Other recipes on the page">
        {others.map((name) => (
          <li key={name}>
            <Button onClick={() => onOther(name)}>Read “{name}”</Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
