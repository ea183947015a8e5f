import type { AppearanceAnswer } from '#src/contracts/site/admin-appearance.ts';
import type { Appearance } from '#src/domain/site/appearance/appearance.ts';
import { HOUSE_PALETTE } from '#src/domain/site/appearance/palette.ts';
import { TYPE_PAIRS } from '#src/domain/site/appearance/type-pairs.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  before: AppearanceAnswer['before'];
  onChoose: (look: Appearance) => void;
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What was published before, to be brought back into the form: it shows once it is published. */
export const Earlier = ({ before, onChoose }: Props) => (
  <ul className="grid gap-1">
    {before.map(({ look, replacedAt }) => (
      <li
        key={replacedAt}
        className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-border first:border-0"
      >
        <span
          className="size-6 flex-none rounded-full border border-border"
          style={{ backgroundColor: look.accent ?? HOUSE_PALETTE.light.primary }}
        />
        <span className="min-w-40 flex-1 wrap-anywhere">
          {look.name ?? 'The host’s name'} · {TYPE_PAIRS[look.type].name}
          <span className="block type-meta text-muted">until {WHEN.format(replacedAt)}</span>
        </span>
        <Button look="quiet" onClick={() => onChoose(look)}>
          Bring back<span className="sr-only"> what was until {WHEN.format(replacedAt)}</span>
        </Button>
      </li>
    ))}
  </ul>
);
