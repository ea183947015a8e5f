import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $veganQuestion } from '#src/stores/admin/recipes/vegan-question.ts';

const VeganDialog = lazy(() => import('./VeganDialog.tsx').then(({ VeganDialog }) => ({ default: VeganDialog })));

/** The question before a recipe is published, over whatever screen; loaded with the first one. */
export function VeganQuestion() {
  const question = useStore($veganQuestion);
  return (
    question && (
      <Suspense>
        <VeganDialog key={question.title} question={question} />
      </Suspense>
    )
  );
}
