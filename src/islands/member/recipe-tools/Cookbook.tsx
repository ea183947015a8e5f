import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';
import { CookbookDialog } from './CookbookDialog.tsx';

/** Makes one PDF of the favourites. Others read what that would be. */
export function Cookbook({ recipes }: { recipes: readonly RecipeSummary[] }) {
  const member = useLive($member);
  const [isAsking, setAsking] = useState(false);
  if (!member) return null;
  if (!member.isPremium) {
    return (
      <p className="text-muted">
        Premium turns your favourites into a printable cookbook.{' '}
        <a className="link" href={`${paths.premium}#pdf`}>
          See what it looks like
        </a>
      </p>
    );
  }
  return (
    <>
      <Button Icon={BookOpenText} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Download cookbook
      </Button>
      {isAsking && <CookbookDialog recipes={recipes} onClose={() => setAsking(false)} />}
    </>
  );
}
