import type { ReactNode } from 'react';

/** A card of the profile. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="card p-[min(1.5rem,6.7vw)] md:p-8" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
