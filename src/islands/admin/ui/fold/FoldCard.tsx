import { ChevronDown } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepObject, readObject } from '#src/stores/local-storage.ts';

/** What was folded in this browser, by the ids of its parts. */
const FOLDED = 'plantry:folded';

interface Props {
  title: string;
  /** By which it is remembered, in whatever it is. */
  id: string;
  children: ReactNode;
}

/**
 * A titled part of a form that folds, and stays so in this browser. What is in it goes on being saved and checked; where
 * something in it is wrong, it opens, before the keyboard is taken there. Finding on the page opens it, too.
 */
export function FoldCard({ title, id, children }: Props) {
  const titleId = useId();
  const part = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(() => readObject(FOLDED)[id] !== true);
  /** As it was last opened or folded from here. */
  const known = useRef(isOpen);
  useLayoutEffect(() => {
    if (!part.current?.querySelector('[aria-invalid="true"], [data-problem]')) return;
    // At once: whoever takes the keyboard there does not wait for another rendering.
    known.current = true;
    part.current.open = true;
    setOpen(true);
  });
  // Where it opened for what is wrong in it, that says nothing of the next time.
  const onToggle = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open === known.current) return;
    known.current = open;
    keepObject(FOLDED, { ...readObject(FOLDED), [id]: open ? null : true });
    setOpen(open);
  };
  return (
    <section id={id} className="rounded-lg border border-border bg-surface" aria-labelledby={titleId}>
      <details ref={part} className="group" data-fold open={isOpen} onToggle={onToggle}>
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-lg px-4.5 py-2.5">
          <h2 id={titleId} className="type-lead leading-snug">
            {title}
          </h2>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            className="flex-none text-muted group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="px-4.5 pb-5">{children}</div>
      </details>
    </section>
  );
}
