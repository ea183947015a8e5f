import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $moves, $sending, lookAgain, sendMove } from '#src/stores/admin/moving/moving.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { MoveCard } from './MoveCard.tsx';

/** Milliseconds between two looks at what goes on by itself. */
const LOOK = 1500;

const APPS =
  'Mealie, Tandoor, Paprika, RecipeSage, CopyMeThat, Plan to Eat, My Recipe Box, KitchenOwl, Grocy, WP Recipe Maker, WP Tasty, Nextcloud Cookbook, MasterCook, Meal-Master, Chowdown, Cooklang and Plantry; JSON-LD and CSV of any other; a text with one address a line.';

/** Brings recipes over from another app: send its file, choose, go. */
export default function MovingScreen() {
  const answer = useStore($moves);
  const sending = useStore($sending);
  const isBusy = answer.data?.some(({ state }) => state === 'reading' || state === 'going') ?? false;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(lookAgain, LOOK);
    return () => clearInterval(timer);
  }, [isBusy]);
  return (
    <AdminPage title="Moving in">
      <FileDrop
        className="mb-6"
        label="Choose the file from your old app"
        hint="An export, a backup or a list of addresses, up to 1 GB. Nothing changes until you say go."
        accept=".zip,.json,.csv,.txt,.html,.md,.mx2,.mxp,.mmf,.cook,.paprikarecipe,.paprikarecipes,application/zip"
        progress={sending === null ? '' : `Sending: ${sending}%`}
        onFiles={([file]) => void (file && sending === null && sendMove(file))}
      />
      <details className="mb-6">
        <summary>Apps we read</summary>
        <p className="field-hint">{APPS}</p>
      </details>
      <Asked failure="Error Loading Files" answer={answer} onRetry={() => $moves.invalidate()}>
        {(moves) => (
          <div className="grid gap-6">
            {moves.map((move) => (
              <MoveCard key={move.id} move={move} />
            ))}
          </div>
        )}
      </Asked>
    </AdminPage>
  );
}
