import { useEffect, useRef, useState } from 'react';
import type { Generated } from '#src/contracts/ai/ai.ts';
import type { AdminRecipe } from '#src/contracts/recipes/admin-recipes.ts';
import type { ProviderName } from '#src/domain/ai.ts';
import { generate } from '#src/stores/admin/generator/generator.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Generating } from './Generating.tsx';
import { Input, type RecipeInput } from './Input.tsx';
import { PictureOffer } from './PictureOffer.tsx';
import { Review } from './Review.tsx';

type Step =
  | { at: 'input'; message?: string; limited?: ProviderName }
  | { at: 'generating' }
  | { at: 'review'; recipe: Generated }
  | { at: 'pictures'; saved: AdminRecipe; publish: boolean };

const EMPTY: RecipeInput = { title: '', text: '', provider: 'default' };
const TITLES = { input: 'Generate a recipe', generating: 'Generating…', review: 'Review the recipe' } as const;

/** Makes a recipe of a title and a text: input, generating, review, which alone saves, and then its pictures. */
export function Generator({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState(EMPTY);
  const [step, setStep] = useState<Step>({ at: 'input' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (wanted: RecipeInput) => {
    setAsked(wanted);
    setStep({ at: 'generating' });
    const controller = new AbortController();
    running.current = controller;
    const outcome = await generate(wanted, controller.signal);
    if (controller !== running.current || outcome === 'aborted') return;
    if (typeof outcome === 'object' && 'recipe' in outcome) return setStep({ at: 'review', recipe: outcome.recipe });
    if (outcome === 'quota') {
      setAsked({ ...wanted, provider: 'default' });
      return setStep({ at: 'input', limited: wanted.provider });
    }
    setStep({ at: 'input', ...(typeof outcome === 'object' && { message: outcome.message }) });
  };
  const cancel = () => {
    running.current?.abort();
    setStep({ at: 'input' });
  };
  if (step.at === 'pictures') return <PictureOffer saved={step.saved} publish={step.publish} onClose={onClose} />;
  return (
    <FormDialog
      keptAs="generator"
      title={TITLES[step.at]}
      onClose={onClose}
      isDirty={step.at === 'review'}
      className={step.at === 'review' ? '[--dialog-width:78rem]' : '[--dialog-width:56rem]'}
    >
      {(leave) => (
        <>
          {step.at === 'input' && (
            <Input asked={asked} message={step.message} limited={step.limited} onStart={start} onCancel={leave} />
          )}
          {step.at === 'generating' && <Generating onCancel={cancel} />}
          {step.at === 'review' && (
            <Review
              recipe={step.recipe}
              onAgain={() => setStep({ at: 'input' })}
              onSaved={(saved, publish) => setStep({ at: 'pictures', saved, publish })}
              onDone={onClose}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
