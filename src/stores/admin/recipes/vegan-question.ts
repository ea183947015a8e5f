import { atom } from 'nanostores';
import { CallError } from '../../client.ts';

/** Why a recipe was not published, at one of its lines. */
export interface Reason {
  message: string;
  /** The line, where the publisher may say that it is vegan. */
  line?: string | undefined;
  /** The recipe it is about, where there are several. */
  recipe?: { id: string; title: string };
}

/** What is on screen about recipes that were not published. */
export interface OpenQuestion {
  title: string;
  reasons: readonly Reason[];
  /** Answers it: the lines that are vegan, or `null` where nothing was said. */
  answer: (confirmed: readonly string[] | null) => void;
}

export const $veganQuestion = atom<OpenQuestion | null>(null);

/** Why the server did not publish; `undefined` where it failed for something else. */
export function reasonsToAsk(error: unknown): Reason[] | undefined {
  if (!(error instanceof CallError) || !Array.isArray(error.body.confirmable)) return undefined;
  const lines = new Map(error.body.confirmable.map(({ path, line }) => [path, String(line)]));
  const issues = Array.isArray(error.body.issues) ? error.body.issues : [];
  return issues.map(({ path, message }) => ({ message: String(message), line: lines.get(path) }));
}

/** Shows why something was not published. Resolves to the lines that the publisher says are vegan, else to `null`. */
export function askWhetherVegan(title: string, reasons: readonly Reason[]): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    const answer = (confirmed: readonly string[] | null) => {
      $veganQuestion.set(null);
      resolve(confirmed);
    };
    $veganQuestion.set({ title, reasons, answer });
  });
}

/** What was not done because its publisher, who was told why, did not say that everything in it is vegan. */
export class NotPublished extends Error {}

/**
 * Does what may publish a recipe. Where that is refused its reasons are shown, and it is done once more with what the
 * publisher then says is vegan. Throws {@link NotPublished} where nothing is said, else what `act` throws.
 */
export async function publishing<T>(title: string, act: (confirmedVegan?: string[]) => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const reasons = reasonsToAsk(error);
    if (!reasons) throw error;
    const confirmed = await askWhetherVegan(`“${title}” isn’t published`, reasons);
    if (!confirmed) throw new NotPublished();
    return act([...confirmed]);
  }
}
