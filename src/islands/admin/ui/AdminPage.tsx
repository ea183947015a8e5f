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
      <div className="admin-heading">
        <h1 ref={heading} tabIndex={-1} className="admin-title">
          {title}
        </h1>
        {actions && <div className="admin-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}
