import { keepJson, readStoredJson, storedKeys } from '../../local-storage.ts';
import { isLike } from '../../typed.ts';
import { heldDrafts, isOfThisTab, newDraftKey } from './draft-keys.ts';

/** What somebody wrote and had not saved. */
export interface StoredDraft<Form> {
  form: Form;
  /** UTC milliseconds of the last keystroke. */
  at: number;
  /** The last change of the thing it was written over; `null` for a new one. */
  readAt: number | null;
}

/** A draft that is kept, and the key it is kept under. */
export interface KeptDraft<Form> extends StoredDraft<Form> {
  key: string;
}

export interface Drafts<Form> {
  /** A key for what is written of a thing in one editor, another one each time. */
  keyOf: (id: string | undefined) => string;
  /** Returns whether the browser keeps it; what it does not keep lasts as long as the page. */
  store: (key: string, draft: StoredDraft<Form>) => boolean;
  forget: (key: string) => void;
  /**
   * The drafts of a thing whose editors are gone: those of this tab first, then the newest first. What cannot be read any more
   * of one is as in `base`.
   */
  left: (id: string | undefined, base: Form) => Promise<KeptDraft<Form>[]>;
}

/** So many of one thing are kept when its editors are gone, each for so long (milliseconds). */
const MOST_LEFT = 10;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** What a browser would not keep. */
const unkept = new Map<string, unknown>();

/**
 * Drafts of a kind of thing, in this browser, each in a place of its own. `revived` makes a form of what was kept in the
 * shape of an empty one, or says `null` where it cannot be one.
 */
export function createDrafts<Form extends object>(
  name: string,
  emptyForm: () => Form,
  revived: (form: Form) => Form | null = (form) => form,
): Drafts<Form> {
  const ofKind = `plantry:${name}-draft:`;
  const baseOf = (id: string | undefined): string => `${ofKind}${id ?? 'new'}`;
  const keysFrom = (start: string): string[] => [
    ...new Set([...storedKeys(start), ...[...unkept.keys()].filter((key) => key.startsWith(start))]),
  ];
  const read = (key: string) => (unkept.get(key) ?? readStoredJson(key)) as Partial<StoredDraft<Form>> | null;
  const forget = (key: string): void => {
    unkept.delete(key);
    keepJson(key, null);
  };

  /** As much of what was kept as can be shown; at the least its texts. */
  function readable(kept: Partial<Form>, base: Form): Form | null {
    const fields = Object.entries(emptyForm()).filter(([field, first]) => isLike(kept[field as keyof Form], first));
    const formWith = (chosen: [string, unknown][]): Form | null => {
      try {
        return revived({ ...base, ...Object.fromEntries(chosen.map(([name]) => [name, kept[name as keyof Form]])) });
      } catch {
        return null;
      }
    };
    return formWith(fields) ?? formWith(fields.filter(([, first]) => typeof first === 'string'));
  }

  return {
    keyOf: (id) => newDraftKey(baseOf(id)),
    store(key, { form, at, readAt }) {
      const draft: StoredDraft<Form> = { form, at, readAt };
      const isKept = keepJson(key, draft);
      if (isKept) unkept.delete(key);
      else unkept.set(key, draft);
      return isKept;
    },
    forget,
    async left(id, base) {
      const held = await heldDrafts();
      const old = Date.now() - KEPT_MS;
      for (const key of keysFrom(ofKind)) if (!held.has(key) && Number(read(key)?.at ?? 0) < old) forget(key);
      const start = baseOf(id);
      const keys = keysFrom(start).filter((key) => key === start || key.startsWith(`${start}:`));
      const found = keys
        .filter((key) => !held.has(key))
        .flatMap((key): KeptDraft<Form>[] => {
          const { form: kept, at = 0, readAt = null } = read(key) ?? {};
          const form = kept && readable(kept, base);
          return form ? [{ key, form, at, readAt }] : [];
        })
        .toSorted((one, other) => other.at - one.at);
      for (const { key } of found.slice(MOST_LEFT)) forget(key);
      const here = found.slice(0, MOST_LEFT);
      return [...here.filter(({ key }) => isOfThisTab(key)), ...here.filter(({ key }) => !isOfThisTab(key))];
    },
  };
}
