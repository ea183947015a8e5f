import { TYPE_PAIR_NAMES, TYPE_PAIRS, type TypePairName } from '#src/domain/site/appearance/type-pairs.ts';
import { Card } from '../ui/Card.tsx';
import { familyStyle } from './pair-fonts.ts';

interface Props {
  type: TypePairName;
  onChange: (type: TypePairName) => void;
}

/** The pairs of fonts, each shown in itself once it was chosen. */
export const TypeCard = ({ type, onChange }: Props) => (
  <Card title="Type">
    <fieldset className="grid gap-2 form:grid-cols-2">
      <legend className="sr-only">Pair of fonts</legend>
      {TYPE_PAIR_NAMES.map((pair) => {
        const { name, mood, display, text } = TYPE_PAIRS[pair];
        return (
          <label
            key={pair}
            className="flex cursor-pointer items-start gap-3 rounded-sm border border-border p-3 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft"
          >
            <input
              type="radio"
              className="mt-1.5"
              name="type"
              value={pair}
              checked={type === pair}
              aria-label={name}
              onChange={() => onChange(pair)}
            />
            <span className="min-w-0">
              <span className="block text-lead leading-snug font-semibold" style={familyStyle(display, 'display')}>
                {name}
              </span>
              <span className="mt-1 block" style={familyStyle(text, 'sans')}>
                {mood}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  </Card>
);
