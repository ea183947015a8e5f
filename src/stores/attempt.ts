import { adviceFor } from './reach.ts';
import { toast } from './toasts.ts';

/** Tells that something did not work: in which words, and for what. */
export type Tell = (words: string, error: unknown) => void;

/** Under a plain "Error". */
export const tellError: Tell = (description) => toast({ title: 'Error', description, tone: 'danger' });

/** With what may help. */
export const tellToWait: Tell = (title, error) => toast({ title, description: adviceFor(error), tone: 'danger' });

/** Does something, and has it told when that fails. Resolves to what came of it; `null` when it failed. */
export async function attempt<T>(tell: Tell, words: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    tell(words, error);
    return null;
  }
}

/** The same where nothing comes of it but that it is done: resolves to whether it is. */
export const succeeds = async (tell: Tell, words: string, work: () => Promise<unknown>): Promise<boolean> =>
  (await attempt(tell, words, async () => [await work()])) !== null;
