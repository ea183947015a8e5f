import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CATEGORIES, CATEGORY_LABELS, DIET_LABELS, DIETS } from '#src/domain/recipes/kitchen.ts';
import { slugSchema, tagOf } from '#src/domain/recipes/slug.ts';
import { $writers, type BulkChoice } from '#src/stores/admin/recipes/recipes.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';

const WHAT = {
  category: 'Category',
  addCategory: 'Also fits: add',
  removeCategory: 'Also fits: take off',
  addTag: 'Add a tag',
  removeTag: 'Take a tag off',
  addDiet: 'Add a diet',
  removeDiet: 'Take a diet off',
  premium: 'Who it’s for',
  owner: 'Writer',
} as const;
type What = keyof typeof WHAT;
const HINTS: Partial<Record<What, string>> = {
  category: 'They leave the category they’re in. You can undo it from the audit log for 30 days.',
  owner: 'Readers won’t notice. You can undo it from the audit log for 30 days.',
};

interface Props {
  /** "12 recipes". */
  count: string;
  onDeed: (deed: BulkChoice) => Promise<void>;
  onClose: () => void;
}

/** One field of all that are chosen. */
export function BulkChange({ count, onDeed, onClose }: Props) {
  const [what, setWhat] = useState<What>('category');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { data: writers = [] } = useStore($writers);
  const categories = CATEGORIES.map((slug) => [slug, CATEGORY_LABELS[slug]] as const);
  const choices: Record<Exclude<What, 'addTag' | 'removeTag'>, readonly (readonly [string, string])[]> = {
    category: categories,
    addCategory: categories,
    removeCategory: categories,
    addDiet: DIETS.map((slug) => [slug, DIET_LABELS[slug]]),
    removeDiet: DIETS.map((slug) => [slug, DIET_LABELS[slug]]),
    premium: [
      ['no', 'Everybody'],
      ['yes', 'Premium members only'],
    ],
    owner: [['', 'Nobody'], ...writers.map(({ id, name }) => [id, name] as const)],
  };
  const isTag = what === 'addTag' || what === 'removeTag';
  const chosen = isTag ? tagOf(value) : value || (choices[what][0]?.[0] ?? '');
  const submit = async () => {
    const wrong = isTag && slugSchema.safeParse(chosen).error?.issues[0]?.message;
    if (wrong) return setError(wrong);
    setBusy(true);
    await onDeed(deedOf(what, chosen));
    onClose();
  };
  return (
    <Dialog title={`Change ${count}`} onClose={onClose} className="[--dialog-width:28rem]">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SelectField
          label="What"
          value={what}
          options={WHAT}
          onChoose={(next) => {
            setWhat(next as What);
            setValue('');
          }}
        />
        {isTag ? (
          <Field
            label="Tag"
            name="tag"
            value={value}
            error={error}
            autoComplete="off"
            onChange={({ target }) => {
              setValue(target.value);
              setError(undefined);
            }}
          />
        ) : (
          <SelectField label="To" value={chosen} options={choices[what]} onChoose={setValue} />
        )}
        <p className="text-meta text-muted">{HINTS[what] ?? 'You can undo it from the audit log for 30 days.'}</p>
        <DialogActions onCancel={onClose} isBusy={isBusy}>
          <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy || undefined}>
            {isBusy ? 'Changing…' : 'Change'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The deed of a choice; what is offered is what the deeds take. */
function deedOf(what: What, value: string): BulkChoice {
  switch (what) {
    case 'addTag':
    case 'removeTag':
      return { action: what, tag: value };
    case 'premium':
      return { action: what, isPremiumOnly: value === 'yes' };
    case 'owner':
      return { action: what, ownerId: value || null };
    case 'category':
    case 'addCategory':
    case 'removeCategory':
      return { action: what, category: CATEGORIES.find((slug) => slug === value) ?? CATEGORIES[0] };
    default:
      return { action: what, diet: DIETS.find((slug) => slug === value) ?? DIETS[0] };
  }
}
