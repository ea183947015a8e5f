import { type Comparison, SHOWING_FIELDS } from './comparison.ts';
import type { KeptDraft } from './drafts.ts';

/** A draft whose editor is gone, as it is offered. */
export interface LeftDraft<Form> extends KeptDraft<Form> {
  /** Whether somebody saved the thing after that. */
  isOutdated: boolean;
  /** Names of the fields of its showing that it says otherwise: restoring leaves them as they are saved. */
  staying: readonly string[];
}

interface Kept<Form, Thing> {
  drafts: { forget: (key: string) => void };
  comparison: Comparison<Form>;
  stampOf: (thing: Thing) => number;
}

/** Those of the drafts of a thing that say something else than what is saved, and than a newer one; the others are forgotten. */
export function offeredDrafts<Form, Thing>(
  { drafts, comparison: { differing }, stampOf }: Kept<Form, Thing>,
  found: readonly KeptDraft<Form>[],
  thing: Thing | null,
  saved: Form,
): LeftDraft<Form>[] {
  const offered: LeftDraft<Form>[] = [];
  for (const draft of found) {
    const names = differing(draft.form, saved);
    const staying = names.filter((name) => SHOWING_FIELDS.includes(name));
    const isKnown = offered.some(({ form }) => differing(form, draft.form).length === 0);
    if (isKnown || names.length === staying.length) drafts.forget(draft.key);
    else offered.push({ ...draft, staying, isOutdated: draft.readAt !== (thing && stampOf(thing)) });
  }
  return offered;
}

/** "Not restored: Published, Publish at"; empty where all of a draft is. */
export const stayingText = (
  labels: Readonly<Record<string, string>>,
  { staying }: Pick<LeftDraft<unknown>, 'staying'>,
): string => (staying.length > 0 ? `Not restored: ${staying.map((name) => labels[name] ?? name).join(', ')}` : '');
