import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface Props {
  title: string;
  /** Buttons and links that concern the whole screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading row, then what it is about. */
export function AdminPage({ title, actions, children }: Props) {
  const heading = usePageTitle(title);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 type-h2 leading-tight focus:not-focus-visible:outline-none">
          {title}
        </h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}
