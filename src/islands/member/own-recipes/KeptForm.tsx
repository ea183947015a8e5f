import type { ReactNode } from 'react';
import { useKeptFields } from '../../ui/forms/use-kept-fields.ts';

interface Props {
  name: string;
  className: string;
  /** `onSaved`: what was typed need not be kept any more. */
  onSubmit: (onSaved: () => void) => Promise<void>;
  children: ReactNode;
}

/** A form that has what was typed again, after a reload too. */
export function KeptForm({ name, className, onSubmit, children }: Props) {
  const { ref, onSaved } = useKeptFields(name);
  return (
    <form
      method="post"
      className={className}
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(onSaved);
      }}
    >
      {children}
    </form>
  );
}
