import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CollectionRule } from '#src/domain/collections/collection.ts';
import { counted } from '#src/domain/counted.ts';
import { ALLERGENS, allergenName } from '#src/domain/foods/allergen-names.ts';
import { CATEGORY_LABELS, DIET_LABELS, LISTING_DIETS } from '#src/domain/recipes/kitchen.ts';
import { tagOf } from '#src/domain/recipes/slug.ts';
import { SORT_LABELS, TIME_LIMIT_NAMES, TIME_LIMITS } from '#src/domain/search/listing-order.ts';
import type { CollectionForm } from '#src/stores/admin/published/collection-form.ts';
import { countRule } from '#src/stores/admin/published/collections.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import type { EditorState } from '../published/hooks/use-written.ts';
import { Card } from '../ui/Card.tsx';
import { FindRecipe } from './FindRecipe.tsx';
import { ruleChips } from './rule-chips.ts';

const NOTHING = '';
const MINUTES = [15, 20, 30, 45, 60] as const;
const { best: _, ...SORTS } = SORT_LABELS;

const ORDERS = { newest: SORTS.newest, rated: SORTS.rated, quickest: SORTS.quickest, cooked: SORTS.cooked };

/** What fills a collection by itself: the listing's filters as chips, how many recipes they find, and which never come. */
export function RuleCard({ editor }: { editor: EditorState<CollectionForm> }) {
  const { form, errors, change } = editor;
  const { rule, never } = form;
  const [last, setLast] = useState<{ rule: CollectionRule; found: Awaited<ReturnType<typeof countRule>> }>();
  const [tag, setTag] = useState('');
  const chips = rule ? ruleChips(rule) : [];
  const hasFilters = chips.length > 0;
  useEffect(() => {
    if (!rule || !hasFilters) return;
    let isOld = false;
    countRule(rule).then(
      (found) => !isOld && setLast({ rule, found }),
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [rule, hasFilters]);
  const found = hasFilters && last?.rule === rule ? last.found : null;
  if (!rule) {
    return (
      <Card title="By a rule" id="edit-rule">
        <p className="mb-3 text-muted">Let filters fill it: new recipes come in by themselves.</p>
        <Button onClick={() => change({ rule: { sort: 'newest' } })}>Add a rule</Button>
        {errors.rule && <p className="field-error">{errors.rule}</p>}
      </Card>
    );
  }
  const set = (part: Partial<CollectionRule>) => change({ rule: { ...rule, ...part } });
  const addTag = () => {
    const slug = tagOf(tag);
    if (slug && !rule.tags?.includes(slug)) set({ tags: [...(rule.tags ?? []), slug] });
    setTag('');
  };
  return (
    <Card
      title="By a rule"
      id="edit-rule"
      aside={
        <Button look="quiet" onClick={() => change({ rule: null, never: [] })}>
          Remove the rule
        </Button>
      }
    >
      <ul className="flex flex-wrap gap-2 empty:hidden" aria-label="Filters of the rule">
        {chips.map(({ label, rest }) => (
          <li key={label}>
            <button type="button" className="chip applied-chip pe-2.75" onClick={() => change({ rule: rest })}>
              <span className="sr-only">Remove filter </span>
              {label}
              <X size={16} strokeWidth={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className="my-3 text-muted" role="status">
        {!hasFilters && 'Choose at least one filter.'}
        {found &&
          `${counted(found.total, 'recipe')}: ${found.first.join(', ')}${found.total > found.first.length ? ' …' : ''}`}
      </p>
      {errors.rule && (
        <p className="field-error" role="alert">
          {errors.rule}
        </p>
      )}
      <div className="grid gap-4 form:grid-cols-2">
        <SelectField
          label="Category"
          value={rule.category ?? NOTHING}
          options={{ [NOTHING]: 'Any', ...CATEGORY_LABELS }}
          onChoose={(category) => set({ category: (category || undefined) as CollectionRule['category'] })}
        />
        <SelectField
          label="Order"
          value={rule.sort ?? 'newest'}
          options={ORDERS}
          onChoose={(sort) => set({ sort: sort as CollectionRule['sort'] })}
        />
        {TIME_LIMIT_NAMES.map((limit) => (
          <SelectField
            key={limit}
            label={`Time ${TIME_LIMITS[limit]}`}
            value={String(rule[limit] ?? NOTHING)}
            options={[[NOTHING, 'Any'], ...MINUTES.map((most) => [String(most), `At most ${most} min`] as const)]}
            onChoose={(most) => set({ [limit]: most ? Number(most) : undefined })}
          />
        ))}
      </div>
      <Ticks
        legend="Diets"
        values={LISTING_DIETS}
        nameOf={(diet) => DIET_LABELS[diet]}
        chosen={rule.dietaryPreferences ?? []}
        onChoose={(dietaryPreferences) => set({ dietaryPreferences })}
      />
      <Ticks
        legend="Without"
        values={ALLERGENS}
        nameOf={allergenName}
        chosen={rule.without ?? []}
        onChoose={(without) => set({ without })}
      />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <label className="grow">
          <span className="field-label">Tag</span>
          <input
            className="field"
            value={tag}
            placeholder="soup"
            onChange={({ target }) => setTag(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addTag();
            }}
          />
        </label>
        <Button onClick={addTag}>Add tag</Button>
      </div>
      <h3 className="mt-6 font-semibold">Never in it</h3>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {never.map(({ recipeId, title }) => (
          <li key={recipeId}>
            <button
              type="button"
              className="chip pe-2.75"
              onClick={() => change({ never: never.filter((other) => other.recipeId !== recipeId) })}
            >
              <span className="sr-only">Allow again: </span>
              {title}
              <X size={16} strokeWidth={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <FindRecipe
        label="Leave out a recipe"
        chosen={never}
        onChoose={(recipe) => change({ never: [...never, recipe] })}
      />
    </Card>
  );
}

interface TicksProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
}

const Ticks = <Value extends string>({ legend, values, nameOf, chosen, onChoose }: TicksProps<Value>) => (
  <fieldset className="admin-ticks mt-4">
    <legend className="field-label">{legend}</legend>
    {values.map((value) => (
      <Check
        key={value}
        className=""
        checked={chosen.includes(value)}
        onTick={(isTicked) => onChoose(values.filter((other) => (other === value ? isTicked : chosen.includes(other))))}
      >
        {nameOf(value)}
      </Check>
    ))}
  </fieldset>
);
