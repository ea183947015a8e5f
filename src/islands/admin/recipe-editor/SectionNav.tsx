import { useMay } from '../frame/use-may.ts';
import { unfold } from '../ui/fold/unfold.ts';
import { EDITOR_SECTIONS } from './sections.ts';

/** Ways to the parts of the form, where it is many screens long: on phones and tablets. */
export function SectionNav() {
  const may = useMay();
  const go = (id: string) => {
    const section = document.getElementById(id);
    unfold(section);
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label="Parts of the recipe"
      className="editor-sections sticky top-15 z-6 -mx-4 mb-4 flex gap-1 overflow-x-auto border-b border-border bg-surface px-4 py-1 lg:top-0 broad:hidden"
    >
      {EDITOR_SECTIONS.filter((section) => !('needs' in section) || may(section.needs)).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button button-quiet flex-none"
          // Browsers are content with half of it.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          onClick={() => go(id)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
