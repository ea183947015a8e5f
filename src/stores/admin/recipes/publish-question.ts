import { atom } from 'nanostores';
import { ANSWERABLE, type Answerable } from '#src/domain/recipes/editing/answerable.ts';
import type { Confirmations } from '#src/domain/recipes/editing/recipe-editing.ts';
import { CallError } from '../../client.ts';

/** Why a recipe was not published, at one of its lines. */
export interface Reason {
  message: string;
  /** The answer the publisher may give, and of which line. */
  asks?: { asked: Answerable; line: string } | undefined;
  /** The recipe it is about, where there are several. */
  recipe?: { id: string; title: string };
}

/** The question on screen about recipes that were not published. */
export interface OpenQuestion {
  title: string;
  reasons: readonly Reason[];
  /** Answers it: what is vegan or right, or `null` where nothing was said. */
  answer: (confirmed: Confirmations | null) => void;
}

export const $publishQuestion = atom<OpenQuestion | null>(null);

/** Why the server did not publish; `undefined` where it failed for something else. */
export function reasonsToAsk(error: unknown): Reason[] | undefined {
  if (!(error instanceof CallError) || !Array.isArray(error.body.confirmable)) return undefined;
  const open: { path: string; line: string; asks: unknown }[] = [...error.body.confirmable];
  const issues = Array.isArray(error.body.issues) ? error.body.issues : [];
  return issues.map(({ path, message }) => {
    // A line may be asked about twice; both come in the order of the issues.
    const at = open.findIndex((each) => each.path === path);
    const [found] = at < 0 ? [] : open.splice(at, 1);
    const asked = ANSWERABLE.find((each) => each === found?.asks);
    return { message: String(message), asks: found && asked && { asked, line: String(found.line) } };
  });
}

/** Shows why something was not published. Resolves to what the publisher says is vegan or right, else to `null`. */
export function askPublisher(title: string, reasons: readonly Reason[]): Promise<Confirmations | null> {
  return new Promise((resolve) => {
    const answer = (confirmed: Confirmations | null) => {
      $publishQuestion.set(null);
      resolve(confirmed);
    };
    $publishQuestion.set({ title, reasons, answer });
  });
}

/** The error for what was not done because its publisher, who was told why, did not say that it is right so. */
export class NotPublished extends Error {}

/**
 * Does what may publish a recipe. Where that is refused its reasons are shown, and it is done once more with what the
 * publisher then says. Throws {@link NotPublished} where nothing is said, else what `act` throws.
 */
export async function publishing<T>(title: string, act: (said?: Confirmations) => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const reasons = reasonsToAsk(error);
    if (!reasons) throw error;
    const confirmed = await askPublisher(`“${title}” isn’t published`, reasons);
    if (!confirmed) throw new NotPublished();
    return act(confirmed);
  }
}
