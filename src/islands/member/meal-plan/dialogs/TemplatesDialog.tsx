import { PenLine, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import { WEEK_TEMPLATE_LIMIT, type WeekTemplate } from '#src/domain/premium/meal-plan/week-template.ts';
import {
  $weekTemplates,
  keepWeek,
  planTemplate,
  removeTemplate,
  renameTemplate,
} from '#src/stores/premium/week-templates.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { useLive } from '../../../ui/use-live.ts';

interface Props {
  week: string;
  /** Whether nothing is planned in it. */
  isEmpty: boolean;
  onClose: () => void;
}

/** The weeks kept under a name: plans one in the week on screen, and keeps that one. */
export function TemplatesDialog({ week, isEmpty, onClose }: Props) {
  const { data, error } = useLive($weekTemplates);
  const plan = (template: WeekTemplate) => {
    void planTemplate(week, template);
    onClose();
  };
  return (
    <Dialog title="Usual weeks" onClose={onClose}>
      {error && !data ? (
        <Failure className="" onRetry={() => $weekTemplates.invalidate()}>
          We couldn’t load your usual weeks.
        </Failure>
      ) : (
        <>
          <p className="text-muted">
            {data?.length === 0
              ? 'Plan a week you like, save it here, and plan it again with one tap.'
              : 'Using one fills empty meals. What you’ve planned stays.'}
          </p>
          <ul className="grid min-h-11 empty:hidden" aria-busy={!data}>
            {data?.map((template) => (
              <TemplateRow key={template.id} template={template} onPlan={() => plan(template)} />
            ))}
          </ul>
          {data && <SaveWeek week={week} isEmpty={isEmpty} isFirst={data.length === 0} />}
        </>
      )}
    </Dialog>
  );
}

function TemplateRow({ template, onPlan }: { template: WeekTemplate; onPlan: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, meals } = template;
  if (isRenaming) {
    return (
      <li className="border-t border-border py-3">
        <NameForm
          label={`Name of ${name}`}
          action="Save"
          name={name}
          onName={async (next) => {
            if (next === name || (await renameTemplate(id, next))) setRenaming(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-t border-border py-1.5">
      <p className="min-w-32 flex-1 wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        <span className="type-meta whitespace-nowrap text-muted">{counted(meals.length, 'meal')}</span>
      </p>
      <div className="ms-auto flex">
        <Button aria-label={`Use ${name}`} onClick={onPlan}>
          Use
        </Button>
        <IconButton label={`Rename ${name}`} Icon={PenLine} iconSize={18} onClick={() => setRenaming(true)} />
        <IconButton label={`Remove ${name}`} Icon={X} iconSize={18} onClick={() => void removeTemplate(template)} />
      </div>
    </li>
  );
}

function SaveWeek({ week, isEmpty, isFirst }: { week: string; isEmpty: boolean; isFirst: boolean }) {
  const [times, setTimes] = useState(0);
  if (isEmpty)
    return <p className="border-t border-border pt-3.5 text-muted">Nothing to save yet: this week is empty.</p>;
  return (
    <div className="border-t border-border pt-3.5">
      <NameForm
        key={times}
        label="Save this week as"
        action="Save week"
        name={isFirst ? 'Our usual week' : ''}
        onName={async (name) => {
          if (await keepWeek(week, name)) setTimes(times + 1);
        }}
      />
    </div>
  );
}

interface NameProps {
  label: string;
  action: string;
  name: string;
  onName: (name: string) => Promise<void>;
}

function NameForm({ label, action, name: before, onName }: NameProps) {
  const [name, setName] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setBusy(true);
    await onName(name.trim());
    setBusy(false);
  };
  return (
    <form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={label}
        name="name"
        value={name}
        maxLength={WEEK_TEMPLATE_LIMIT.name}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={isBusy || !name.trim()}>
        {action}
      </Button>
    </form>
  );
}
