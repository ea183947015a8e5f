import { useState } from 'react';
import type { Answerable } from '#src/domain/recipes/editing/answerable.ts';
import { paths } from '#src/paths.ts';
import type { OpenQuestion, Reason } from '#src/stores/admin/recipes/publish-question.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Check } from '../../ui/forms/Check.tsx';

const SAYS: Record<Answerable, string> = { vegan: 'is vegan', figures: 'is right' };

/** Why a recipe was not published; what nobody knows can be said to be vegan here, and what looks impossible to be right. */
export function PublishDialog({ question: { title, reasons, answer } }: { question: OpenQuestion }) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<Reason>>(new Set());
  const canPublish = reasons.every(({ asks }) => asks !== undefined);
  const tick = (reason: Reason, isSo: boolean) =>
    setConfirmed(new Set([...confirmed].filter((other) => other !== reason).concat(isSo ? [reason] : [])));
  const linesOf = (asked: Answerable) =>
    [...confirmed].flatMap(({ asks }) => (asks?.asked === asked ? [asks.line] : []));
  const publish = () => answer({ confirmedVegan: linesOf('vegan'), confirmedFigures: linesOf('figures') });
  return (
    <Dialog title={title} onClose={() => answer(null)} className="[--dialog-width:28rem]">
      <ul className="mb-3 grid gap-3">
        {reasons.map((reason) => (
          <li key={`${reason.recipe?.id} ${reason.message}`}>
            {reason.recipe && <Title recipe={reason.recipe} onOpen={() => answer(null)} />}
            <p>{reason.message}</p>
            {canPublish && reason.asks && (
              <Check checked={confirmed.has(reason)} onTick={(isTicked) => tick(reason, isTicked)}>
                “{reason.asks.line}” {SAYS[reason.asks.asked]}
              </Check>
            )}
          </li>
        ))}
      </ul>
      <p className="text-meta text-muted">
        {canPublish
          ? 'We’ll keep your answer with the recipe and in the audit log, with your name.'
          : 'Change these lines in the editor, or confirm them there. If a vegan product is mistaken for an animal one, say so in its line: “vegan honey”.'}
      </p>
      <div className="dialog-actions">
        <Button data-autofocus onClick={() => answer(null)}>
          {canPublish ? 'Cancel' : 'Close'}
        </Button>
        {canPublish && (
          <Button look="primary" disabled={confirmed.size < reasons.length} onClick={publish}>
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
