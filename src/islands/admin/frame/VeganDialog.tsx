import { useState } from 'react';
import { withOrWithout } from '#src/domain/with-or-without.ts';
import { paths } from '#src/paths.ts';
import type { OpenQuestion, Reason } from '#src/stores/admin/recipes/vegan-question.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Check } from '../../ui/forms/Check.tsx';

/** Why a recipe was not published; what nobody knows can be said to be vegan here. */
export function VeganDialog({ question: { title, reasons, answer } }: { question: OpenQuestion }) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const lines = reasons.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const canPublish = lines.length === reasons.length;
  const tick = (line: string, isVegan: boolean) => setConfirmed(withOrWithout(confirmed, line, isVegan));
  return (
    <Dialog title={title} onClose={() => answer(null)} className="[--dialog-width:28rem]">
      <ul className="mb-3 grid gap-3">
        {reasons.map(({ message, line, recipe }) => (
          <li key={`${recipe?.id} ${message}`}>
            {recipe && <Title recipe={recipe} onOpen={() => answer(null)} />}
            <p>{message}</p>
            {canPublish && line !== undefined && (
              <Check checked={confirmed.includes(line)} onTick={(isTicked) => tick(line, isTicked)}>
                “{line}” is vegan
              </Check>
            )}
          </li>
        ))}
      </ul>
      <p className="text-meta text-muted">
        {canPublish
          ? 'We’ll keep your answer with the recipe and in the audit log, with your name.'
          : 'Change these ingredients in the editor, or confirm them there. If a vegan product is mistaken for an animal one, say so in its line: “vegan honey”.'}
      </p>
      <div className="dialog-actions">
        <Button data-autofocus onClick={() => answer(null)}>
          {canPublish ? 'Cancel' : 'Close'}
        </Button>
        {canPublish && (
          <Button look="primary" disabled={confirmed.length < lines.length} onClick={() => answer(confirmed)}>
            Publish
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const Title = ({ recipe: { id, title }, onOpen }: { recipe: NonNullable<Reason['recipe']>; onOpen: () => void }) => (
  <a className="font-semibold underline" href={paths.adminRecipe(id)} onClick={onOpen}>
    {title}
  </a>
);
