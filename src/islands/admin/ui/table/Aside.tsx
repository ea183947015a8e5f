import type { ReactNode } from 'react';

/** What is said of a thing after its name: on phones under it. */
export const Aside = ({ className = 'text-muted', children }: { className?: string; children: ReactNode }) => (
  <span className={`text-meta font-normal max-form:block ${className}`}>{children}</span>
);
