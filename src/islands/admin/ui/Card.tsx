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
    <section id={id} className={`admin-card ${className}`} aria-labelledby={titleId}>
      <div className="dashboard-card-head">
        <h2 id={titleId} className="admin-card-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
