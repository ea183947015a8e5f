import { AppError } from '#src/domain/errors.ts';

/** What costs no more than one recipe, in words; what is wrong with the machine is thrown on. */
export function wordsOfRefusal(error: unknown): string {
  if (error instanceof AppError && error.code !== 'unavailable') return error.message;
  throw error;
}
