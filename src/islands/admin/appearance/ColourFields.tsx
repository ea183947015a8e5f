import { accentSchema } from '#src/domain/site/appearance/appearance.ts';
import { HOUSE_PALETTE, paletteOf } from '#src/domain/site/appearance/palette.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';

interface Props {
  accent: string | null;
  error: string | undefined;
  onChange: (accent: string | null) => void;
}

/** The accent, typed or picked, and what was mended of it. */
export function ColourFields({ accent, error, onChange }: Props) {
  const known = accentSchema.safeParse(accent).data ?? null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label="Pick the accent colour"
          className="h-12 w-14 flex-none cursor-pointer rounded-sm border border-control bg-surface p-1"
          value={known ?? HOUSE_PALETTE.light.primary}
          onChange={({ target }) => onChange(target.value)}
        />
        <div className="min-w-40 flex-1">
          <Field
            label="Accent colour"
            name="accent"
            placeholder={HOUSE_PALETTE.light.primary}
            spellCheck={false}
            autoComplete="off"
            maxLength={9}
            value={accent ?? ''}
            error={error}
            onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value.trim())}
          />
        </div>
      </div>
      <p className="text-muted" role="status">
        {known ? mendedText(known) : 'Of buttons, links and what’s chosen. Left empty, it’s the green of the house.'}
      </p>
      {accent !== null && (
        <Button look="quiet" className="justify-self-start" onClick={() => onChange(null)}>
          Back to the green of the house
        </Button>
      )}
    </div>
  );
}

function mendedText(accent: string): string {
  const { light, dark } = paletteOf(accent);
  const byDay = light.primary === accent ? null : `by day as ${light.primary}`;
  const byNight = dark.primary === accent ? null : `by night as ${dark.primary}`;
  const ways = [byDay, byNight].filter(Boolean).join(', ');
  return ways === '' ? 'Reads well as it is, by day and by night.' : `So that it can be read, it’s shown ${ways}.`;
}
