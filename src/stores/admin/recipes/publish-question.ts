import { atom } from 'nanostores';
import { ANSWERABLE, type Answerable } from '#src/domain/recipes/editing/answerable.ts';
import type { Confirmations } from '#src/domain/recipes/editing/recipe-editing.ts';
import type { MarkCounts } from '#src/domain/scaling/waiting-marks.ts';
import { CallError } from '../../client.ts';

/** Why a recipe was not published, at one of its lines. */
export interface Reason {
  message: string;
  /** The answer the publisher may give, and of which line. */
  asks?: { asked: Answerable; line: string } | undefined;
  /** The recipe it is about, where there are several. */
  recipe?: { id: string; title: string };
}

/** What a publisher says: of lines, and whether the marks that wait are right. */
export interface PublisherAnswer extends Confirmations {
  areMarksRight?: boolean;
}

export interface WaitingCount extends MarkCounts {
  recipes?: number;
}

/** The question on screen about recipes that were not published, or are about to be. */
export interface OpenQuestion {
  title: string;
  reasons: readonly Reason[];
  /** How many marks of steps nobody has confirmed; `recipes` says in how many, where it is of several. */
  waiting: WaitingCount;
  /** Answers it: what is vegan or right, or `null` where nothing was said. */
  answer: (said: PublisherAnswer | null) => void;
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

/** Shows why something is not published, or what waits in it. Resolves to what the publisher says of that, else to `null`. */
export function askPublisher(
  title: string,
  reasons: readonly Reason[],
  waiting: WaitingCount = { amounts: 0, timers: 0 },
): Promise<PublisherAnswer | null> {
  return new Promise((resolve) => {
    const answer = (said: PublisherAnswer | null) => {
      $publishQuestion.set(null);
      resolve(said);
    };
    $publishQuestion.set({ title, reasons, waiting, answer });
  });
}

/** The error for what was not published because nobody could look at what waits in it. */
export class NotLookedAt extends Error {}

/** The error for what was not done because its publisher, who was told why, did not say that it is right so. */
export class NotPublished extends Error {}
