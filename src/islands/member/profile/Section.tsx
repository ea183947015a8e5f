import { type ReactNode, useEffect } from 'react';

/** A card of the profile; shown to whoever came for it. The browser looked for it before it was there. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return (
    <section id={id} className="card p-[min(1.5rem,6.7vw)] md:p-8" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 type-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
