import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  tone: 'error' | 'info';
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Says on the spot what failed, or what one should know. */
export function Notice({ tone, title, children, onRetry }: Props) {
  return (
    <div
      className={`notice flex flex-wrap items-center justify-between gap-3 ${tone === 'error' ? 'notice-danger' : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <div>
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-1">{children}</div>}
      </div>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
