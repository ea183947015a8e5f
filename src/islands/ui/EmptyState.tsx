import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  heading?: 'h2' | 'h3';
  /** Whether the page has nothing else: then it stands in the middle, below the empty plate. */
  isAlone?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Where there is nothing, said as components/EmptyState.astro says it on pages that are no island. */
export function EmptyState({ title, text, heading: Heading = 'h2', isAlone = false, children }: Props) {
  return (
    <section
      className={`empty-state grid gap-3 ${isAlone ? 'justify-items-center text-center' : 'justify-items-start'}`}
      aria-label={title}
    >
      {isAlone && (
        <Picture
          url={null}
          alt=""
          sizes="(min-width: 48rem) 360px, 80vw"
          className="empty-state-picture mb-4 aspect-4/3 rounded-lg"
        />
      )}
      <Heading className={isAlone ? 'text-h2' : 'text-title'}>{title}</Heading>
      {text && <p className={`${isAlone ? 'max-w-short' : 'max-w-text'} text-muted`}>{text}</p>}
      {children && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}
