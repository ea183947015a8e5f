import { useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { Answerable } from '#src/domain/recipes/editing/answerable.ts';
import { marksInWords } from '#src/domain/scaling/waiting-marks.ts';
import { paths } from '#src/paths.ts';
import type { OpenQuestion, Reason, WaitingCount } from '#src/stores/admin/recipes/publish-question.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Check } from '../../ui/forms/Check.tsx';

const SAYS: Record<Answerable, string> = { vegan: 'is vegan', figures: 'is right' };

/**
 * What is asked before a recipe is published, or why it was not: what nobody knows can be said to be vegan here, what looks
 * impossible to be right, and the marks that wait are confirmed, or left, with one press.
 */
export function PublishDialog({ question: { title, reasons, waiting, answer } }: { question: OpenQuestion }) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<Reason>>(new Set());
  const canPublish = reasons.every(({ asks }) => asks !== undefined);
  const tick = (reason: Reason, isSo: boolean) =>
    setConfirmed(new Set([...confirmed].filter((other) => other !== reason).concat(isSo ? [reason] : [])));
  const linesOf = (asked: Answerable) =>
    [...confirmed].flatMap(({ asks }) => (asks?.asked === asked ? [asks.line] : []));
  const hasMarks = waiting.amounts + waiting.timers > 0;
  const isOpen = confirmed.size < reasons.length;
  const publish = (areMarksRight: boolean) =>
    answer({
      ...(reasons.length > 0 && { confirmedVegan: linesOf('vegan'), confirmedFigures: linesOf('figures') }),
      ...(areMarksRight && { areMarksRight }),
    });
  return (
    <Dialog title={title} onClose={() => answer(null)} className="[--dialog-width:28rem]">
      {hasMarks && <Waiting waiting={waiting} />}
      {reasons.length > 0 && (
        <>
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
        </>
      )}
      <div className="dialog-actions">
        <Button data-autofocus onClick={() => answer(null)}>
          {canPublish ? 'Cancel' : 'Close'}
        </Button>
        {hasMarks && (
          <Button disabled={isOpen} onClick={() => publish(false)}>
            Publish, check later
          </Button>
        )}
        {canPublish && (
          <Button look="primary" disabled={isOpen} onClick={() => publish(hasMarks)}>
            {hasMarks ? 'Confirm all and publish' : 'Publish'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** "14 amounts and 3 timers wait", and what comes of confirming them. */
const Waiting = ({ waiting }: { waiting: WaitingCount }) => (
  <div className="mb-3">
    <p>
      <strong className="font-semibold">{marksInWords(waiting)}</strong> in{' '}
      {waiting.recipes === undefined ? 'its steps' : `the steps of ${counted(waiting.recipes, 'recipe')}`}{' '}
      {waiting.amounts + waiting.timers === 1 ? 'waits for someone to look at it' : 'wait for someone to look at them'}.
      All right?
    </p>
    <p className="text-meta text-muted">
      Once confirmed, amounts follow the servings and timers start with a tap. Until then readers see plain text.
    </p>
  </div>
);

const Title = ({ recipe: { id, title }, onOpen }: { recipe: NonNullable<Reason['recipe']>; onOpen: () => void }) => (
  <a className="font-semibold underline" href={paths.adminRecipe(id)} onClick={onOpen}>
    {title}
  </a>
);
