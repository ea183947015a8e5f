import type { ComponentProps, ReactNode } from 'react';
import { type Answer, Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';

interface Props<T> extends Pick<ComponentProps<typeof Asked<T>>, 'failure' | 'onRetry' | 'children'> {
  title: string;
  answer: Answer<T>;
  /** Says beside the title how they stand. */
  badgeOf: (stored: T) => ReactNode;
}

/** Settings that concern every page, once they are there. */
export const SettingsCard = <T,>({ title, answer, badgeOf, ...asked }: Props<T>) => (
  <Card title={title} aside={answer.data && badgeOf(answer.data)}>
    <Asked
      {...asked}
      answer={answer}
      advice=""
      waiting={<div className="min-h-90" role="status" aria-label="Loading..." />}
    />
  </Card>
);
