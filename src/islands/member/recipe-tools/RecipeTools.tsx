import { useStore } from '@nanostores/react';
import { FileDown, Mail } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { downloadPdf, type ToolRecipe } from '#src/stores/premium/recipe-tools.ts';
import { $servings } from '#src/stores/recipes/servings.ts';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/forms/use-busy.ts';
import { useLive } from '../../ui/use-live.ts';
import { EmailRecipe } from './EmailRecipe.tsx';

interface Props {
  recipe: ToolRecipe;
  /** The recipe's own servings, until the reader chooses others. */
  own: number;
  /** It's a member's own, which goes by no mail. */
  isOwn?: boolean;
}

/** Takes a recipe along, as a PDF or by mail, for the servings chosen on the page. Others are led to what that would be. */
export function RecipeTools({ recipe, own, isOwn = false }: Props) {
  const member = useLive($member);
  const servings = useStore($servings, { ssr: 'initial' }) ?? own;
  const [isMaking, during] = useBusy();
  const [isMailing, setMailing] = useState(false);
  if (!member) return null;
  if (!member.isPremium) return <Upsell />;
  const download = async () => {
    await during(downloadPdf(recipe, servings));
  };
  return (
    <>
      <Button
        Icon={FileDown}
        aria-disabled={isMaking || undefined}
        aria-busy={isMaking || undefined}
        onClick={() => !isMaking && void download()}
      >
        {isMaking ? 'Making the PDF…' : 'Download PDF'}
      </Button>
      {!isOwn && (
        <Button Icon={Mail} aria-haspopup="dialog" onClick={() => setMailing(true)}>
          E-mail recipe
        </Button>
      )}
      {isMailing && <EmailRecipe recipe={recipe} servings={servings} onClose={() => setMailing(false)} />}
    </>
  );
}

const Upsell = () => (
  <p className="text-muted">
    With Premium you can save this recipe as a PDF, e-mail it, add it to a shopping list and plan a day for it.{' '}
    <a className="link" href={paths.premium}>
      See what Premium does
    </a>
  </p>
);
