import type { ReactNode } from 'react';

interface LineProps {
  text: string;
  figure?: number;
  note?: string;
  href?: string;
  /** Left to the browser: no screen of this area. */
  isOutside?: boolean;
  children?: ReactNode;
}

/** A line of a card: what it is, and how much of it. */
export function CardLine({ text, figure, note, href, isOutside = false, children }: LineProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        {href ? (
          <a className="link" href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
            {text}
          </a>
        ) : (
          text
        )}
        {note && <span className="block text-meta text-muted">{note}</span>}
      </span>
      <span className="flex items-center gap-3">
        {figure !== undefined && <span className="tabular-nums">{figure.toLocaleString('en')}</span>}
        {children}
      </span>
    </li>
  );
}
