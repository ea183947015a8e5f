import { useState } from 'react';
import { paths } from '#src/paths.ts';
import type { VeganQuestion as Question, Reason } from '#src/stores/admin/vegan-question.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** Why a recipe was not published; what nobody knows can be said to be vegan here. */
export function VeganDialog({ question: { title, reasons, answer } }: { question: Question }) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const lines = reasons.flatMap(({ line }) => (line === undefined ? [] : [line]));
  const canPublish = lines.length === reasons.length;
  const tick = (line: string, isVegan: boolean) =>
    setConfirmed(isVegan ? [...confirmed, line] : confirmed.filter((other) => other !== line));
  return (
    <Dialog title={title} onClose={() => answer(null)} className="[--dialog-width:28rem]">
      <ul className="mb-3 grid gap-3">
        {reasons.map(({ message, line, recipe }) => (
          <li key={`${recipe?.id} ${message}`}>
            {recipe && <Title recipe={recipe} onOpen={() => answer(null)} />}
            <p>{message}</p>
            {canPublish && line !== undefined && (
              <label className="flex items-center gap-3">
                <input
                  type="checkbox"
                  className="check"
                  checked={confirmed.includes(line)}
                  onChange={({ target }) => tick(line, target.checked)}
                />
                “{line}” is vegan
              </label>
            )}
          </li>
        ))}
      </ul>
      <p className="text-meta text-muted">
        {canPublish
          ? 'What you say is kept with the recipe and in the audit log, with your name.'
          : 'In the editor, change these ingredients or answer for them. A vegan product that is read as an animal one has to say so in its line: “vegan honey”.'}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-outline" data-autofocus onClick={() => answer(null)}>
          {canPublish ? 'Cancel' : 'Close'}
        </button>
        {canPublish && (
          <button
            type="button"
            className="button button-primary"
            disabled={confirmed.length < lines.length}
            onClick={() => answer(confirmed)}
          >
            Publish
          </button>
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
