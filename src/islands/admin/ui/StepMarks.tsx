import { formatQuantity } from 'format-quantity';
import { Check, Undo2, X } from 'lucide-react';
import { beforeComma } from '#src/domain/ingredients/before-comma.ts';
import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import { misfits } from '#src/domain/scaling/mark-fit.ts';
import type { IngredientMark, Mark } from '#src/domain/scaling/marks.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

interface Props {
  /** Its index. */
  step: number;
  /** All that are confirmed or called wrong, of every step. */
  marks: readonly Mark[];
  /** What the reader takes steps for. */
  proposed: readonly Mark[];
  texts: { ingredients: readonly string[]; instructions: readonly string[] };
  onChange: (marks: Mark[]) => void;
}

const keyOf = ({ step, start, text }: Mark): string => `${step} ${start} ${text}`;

/** What is marked in a step, and what could be: nothing is marked that nobody confirmed. */
export function StepMarks({ step, marks, proposed, texts, onChange }: Props) {
  const own = marks.filter((mark) => mark.step === step).sort((a, b) => a.start - b.start);
  const offered = proposed.filter((mark) => mark.step === step && misfits([...marks, mark], texts).size === 0);
  if (own.length + offered.length === 0) return null;
  const confirm = (more: readonly Mark[]) => onChange([...marks, ...more]);
  return (
    <fieldset className="mt-2 flex min-w-0 flex-wrap gap-2 type-meta">
      <legend className="sr-only">Marked in step {step + 1}</legend>
      {own.map((mark) => (
        <span key={keyOf(mark)} className={`${MARK} border-border bg-sunken`}>
          <Meaning mark={mark} ingredients={texts.ingredients} />
          {mark.of === 'ingredient' && (
            <Eaten
              mark={mark}
              onChange={(changed) => onChange(marks.map((other) => (other === mark ? changed : other)))}
            />
          )}
          <IconButton
            Icon={mark.of === 'nothing' ? Undo2 : X}
            iconSize={16}
            label={mark.of === 'nothing' ? `Offer ${mark.text} again` : `Remove the mark ${mark.text}`}
            onClick={() => onChange(marks.filter((other) => other !== mark))}
          />
        </span>
      ))}
      {offered.map((mark) => (
        <span key={keyOf(mark)} className={`${MARK} border-dashed border-control`}>
          <Meaning mark={mark} ingredients={texts.ingredients} />
          {mark.of === 'ingredient' && mark.eaten !== undefined && `, ${Math.round(mark.eaten * ALL)} % of it eaten`}
          <IconButton Icon={Check} iconSize={16} label={`Right: ${mark.text}`} onClick={() => confirm([mark])} />
          <IconButton
            Icon={X}
            iconSize={16}
            label={`Wrong: ${mark.text}`}
            onClick={() => confirm([{ of: 'nothing', step, start: mark.start, text: mark.text }])}
          />
        </span>
      ))}
      {offered.length > 1 && (
        <Button look="quiet" onClick={() => confirm(offered)}>
          All {offered.length} are right
        </Button>
      )}
    </fieldset>
  );
}

/** Dashed while nobody has said whether it is right. */
const MARK = 'inline-flex max-w-full items-center gap-x-2 rounded-lg border ps-2.75 [&>button]:flex-none';

function Meaning({ mark, ingredients }: { mark: Mark; ingredients: readonly string[] }) {
  return (
    <span className="min-w-0 py-1 leading-snug wrap-anywhere">
      <strong className="font-semibold">{mark.text}</strong> {meaningOf(mark, ingredients)}
    </span>
  );
}

const ALL = 100;

/** How much of it is eaten, in per cent, where the rest is strained off, poured away or stays in the pan; empty is all. */
function Eaten({ mark, onChange }: { mark: IngredientMark; onChange: (mark: Mark) => void }) {
  const { eaten, ...whole } = mark;
  const choose = (written: string) => {
    const percent = Number(written.replace(/\D/g, '') || ALL);
    onChange(percent < ALL ? { ...whole, eaten: percent / ALL } : whole);
  };
  return (
    <label className="inline-flex shrink-0 items-center gap-1 py-1 whitespace-nowrap text-muted">
      <input
        className="field min-w-0 !w-16 px-2 text-end"
        inputMode="numeric"
        aria-label={`Of ${mark.text}, eaten in %`}
        placeholder={String(ALL)}
        value={eaten === undefined ? '' : Math.round(eaten * ALL)}
        onChange={({ target }) => choose(target.value)}
      />
      % eaten
    </label>
  );
}

/** What a mark says, in a few words. */
function meaningOf(mark: Mark, ingredients: readonly string[]): string {
  if (mark.of === 'nothing') return 'called wrong';
  if (mark.of === 'count') return 'follows the servings';
  if (mark.of === 'time') {
    const { min, max } = mark.minutes;
    return `timer, ${min < 1 ? `${Math.round(min * 60)} s` : minutesText(min)}${max > min ? ` to ${minutesText(max)}` : ''}`;
  }
  return amountOf(mark, beforeComma(ingredients[mark.line] ?? ''));
}

function amountOf(mark: IngredientMark, line: string): string {
  if (mark.share === 'rest') return `what is left of ${line}`;
  if (mark.share === 'said') return `of ${line}`;
  return mark.share === 1 ? `all of ${line}` : `${formatQuantity(mark.share, true)} of ${line}`;
}
