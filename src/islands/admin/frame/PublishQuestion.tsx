import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $publishQuestion } from '#src/stores/admin/recipes/publish-question.ts';

const PublishDialog = lazy(() =>
  import('./PublishDialog.tsx').then(({ PublishDialog }) => ({ default: PublishDialog })),
);

/** The question before a recipe is published, over whatever screen; loaded with the first one. */
export function PublishQuestion() {
  const question = useStore($publishQuestion);
  return (
    question && (
      <Suspense>
        <PublishDialog key={question.title} question={question} />
      </Suspense>
    )
  );
}
