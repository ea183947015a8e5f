import { type ReactNode, useEffect } from 'react';
import { listInUnits } from '#src/domain/premium/shopping/in-units.ts';
import { paths } from '#src/paths.ts';
import { $session } from '#src/stores/members/session.ts';
import { $listProblem, $shoppingList, openShoppingList, synchronise } from '#src/stores/premium/shopping-list.ts';
import { $units, openUnits } from '#src/stores/recipes/units.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useLive } from '../../ui/use-live.ts';
import { AddItem } from './AddItem.tsx';
import { Aisles } from './Aisles.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { Planned } from './Planned.tsx';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  /** What members without premium see instead. */
  children?: ReactNode;
}

/** The page of `/shopping-list` for members. */
export function MyShoppingList({ children }: Props) {
  const { data: session, error } = useLive($session);
  const member = session?.member;
  // Without a connection nobody can say who this is; the browser kept whose list it has.
  const memberId = member?.isPremium ? member.id : error ? null : undefined;
  useEffect(() => {
    if (memberId === undefined) return;
    openUnits();
    return openShoppingList(memberId);
  }, [memberId]);
  const isPremiumOver = useLive($listProblem) === 'no premium';
  if (member && !member.isPremium) return children;
  if (isPremiumOver) return <PremiumOver>{children}</PremiumOver>;
  return (
    <div className="shopping">
      <h1 className="text-h1">Shopping list</h1>
      <List />
    </div>
  );
}

function List() {
  const kept = useLive($shoppingList);
  const { system } = useLive($units);
  const problem = useLive($listProblem);
  if (problem === 'signed out') return <SignedOut />;
  if (!kept)
    return problem === 'failed' ? (
      <Failure onRetry={askAgain}>We couldn’t load your shopping list.</Failure>
    ) : (
      <Waiting />
    );
  const list = listInUnits(kept, system);
  const isEmpty = list.items.length === 0 && list.entries.length === 0;
  return (
    <>
      <OfflineNote />
      {!isEmpty && <Toolbar list={list} />}
      <div className="shopping-columns mt-4 grid items-start gap-x-12 gap-y-8">
        <div>
          <AddItem />
          <Aisles list={list} />
          {isEmpty && <NothingToBuy />}
        </div>
        {list.entries.length > 0 && <Planned entries={list.entries} />}
      </div>
    </>
  );
}

const NothingToBuy = () => (
  <EmptyState
    title="Nothing to buy yet"
    text="Choose your servings on a recipe and press “Add to shopping list”, or write above what you need."
  >
    <a href={paths.recipes()} className="button button-outline">
      Browse recipes
    </a>
  </EmptyState>
);

const askAgain = () => void synchronise({ ask: true });

function Waiting() {
  return (
    <div className="mt-8 grid max-w-176 gap-3" role="status">
      <span className="sr-only">Loading your shopping list</span>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content are all alike
        <div key={row} className="skeleton h-11" />
      ))}
    </div>
  );
}

function SignedOut() {
  return (
    <div className="notice mt-6" role="alert">
      <p>You’ve been logged out. What you ticked is safe on this device and is saved once you sign in again.</p>
      <a href={paths.signIn(paths.shoppingList)} className="button button-primary mt-3" data-no-prerender>
        Sign in
      </a>
    </div>
  );
}

function PremiumOver({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="notice mb-8" role="alert">
        <p>Your Premium has ended. Nothing is deleted: your list will be right here if you come back.</p>
      </div>
      {children}
    </>
  );
}
