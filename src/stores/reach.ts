import { ADVICE } from '#src/domain/advice.ts';

/** Nothing answered: the connection failed, whatever was asked. Its cause is what the browser says of it. */
export class Unreached extends Error {}

/** The browser's `fetch`. Throws `Unreached` where no answer comes, and what it was aborted with where it was. */
export async function reach(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (cause) {
    throw options.signal?.aborted ? cause : new Unreached(String(cause), { cause });
  }
}

/** Advice for after this failure. */
export const adviceFor = (error: unknown): string => (error instanceof Unreached ? ADVICE.unreached : ADVICE.other);
