import { vi } from 'vitest';
import type { Writing } from '#src/stores/admin/published/writing.ts';
import type { fakeBrowser } from './fake-tabs.ts';

export const KINDS = ['recipe', 'guide', 'collection', 'letter', 'text'] as const;
export type KindName = (typeof KINDS)[number];

type Form = Record<string, unknown>;
/** Something that is saved, whatever it is: the form it has, and how often it was saved. */
export interface Thing {
  id: string;
  form: Form | null;
  stamp: number;
}
type Tab = ReturnType<ReturnType<typeof fakeBrowser>['openTab']>;
type Save = Writing<Form, Thing>['save'];

/** The modules of a page that was just loaded. */
async function load() {
  vi.resetModules();
  const [editing, recipes, guides, collections, letters, texts, recipeForm, letterForm] = await Promise.all([
    import('#src/stores/admin/published/editing.ts'),
    import('#src/stores/admin/recipes/recipe-editor.ts'),
    import('#src/stores/admin/published/guides.ts'),
    import('#src/stores/admin/published/collections.ts'),
    import('#src/stores/admin/letters/letter-kind.ts'),
    import('#src/stores/admin/texts/texts.ts'),
    import('#src/stores/admin/recipes/recipe-form.ts'),
    import('#src/stores/admin/letters/letter-form.ts'),
  ]);
  const kinds = {
    recipe: recipes.RECIPES,
    guide: guides.GUIDES,
    collection: collections.COLLECTIONS,
    letter: letters.LETTERS,
    text: texts.TEXTS,
  };
  /** The change of whoever types a text where the kind has its longest. */
  const typed: Record<KindName, (text: string) => Form> = {
    recipe: (text) => ({ instructions: [recipeForm.newLine(text)] }),
    guide: (body) => ({ body }),
    collection: (introduction) => ({ introduction }),
    letter: (text) => ({ blocks: [{ ...letterForm.newBlock('text'), text }] }),
    text: (body) => ({ body }),
  };
  return { createEditing: editing.createEditing, kinds, typed };
}

/** A page of the admin area in a tab, in which editors are opened. */
export async function loadPage(tab: Tab) {
  tab.enter();
  const { createEditing, kinds, typed } = await load();
  return {
    tab,
    /** Opens a thing, or with `null` a new one; `save` is what the site does. */
    async open(name: KindName, thing: Thing | null, save: Save = async () => 'failed', made: Thing[] = []) {
      tab.enter();
      const own = kinds[name] as unknown as Writing<Form, never>;
      const formOf = (of: Thing | null): Form => ({ ...own.formOf(null), ...of?.form });
      const kind: Writing<Form, Thing> = { ...own, formOf, stampOf: ({ stamp }) => stamp, save };
      const editing = createEditing(kind, thing, undefined, (one) => void made.push(one));
      const close = editing.open();
      await settled();
      const state = () => editing.$editing.get();
      return {
        ...editing,
        close,
        state,
        type: (text: string) => editing.change(typed[name](text)),
        says: (text: string): boolean => JSON.stringify(state().history.form).includes(text),
        /** Every text that is offered, the first one first, of those that are looked for. */
        offered: (...texts: string[]) =>
          state().left.map(({ form }) => texts.find((text) => JSON.stringify(form).includes(text)) ?? 'another'),
      };
    },
    /** The form in which a thing says a text. */
    formWith: (name: KindName, text: string): Form => typed[name](text),
  };
}

/** Once what was asked is answered. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
