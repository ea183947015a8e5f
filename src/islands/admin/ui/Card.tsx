import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Beside the title: a link or a badge. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a screen. */
export function Card({ title, aside, id, className = '', children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`rounded-lg border border-border bg-surface px-4.5 pt-4.5 pb-5 ${className}`}
      aria-labelledby={titleId}
    >
      <div className="mb-2.5 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="type-lead leading-snug">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
