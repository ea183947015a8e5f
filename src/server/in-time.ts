import { createContext, runInContext } from 'node:vm';
import { AppError } from '#src/domain/errors.ts';

/**
 * Runs work on what strangers wrote, in which everybody else waits, for so many milliseconds at most. Throws
 * `validation` with `message` when they are over. Work that waits for something must not be given here.
 */
export function inTime<T>(milliseconds: number, work: () => T, message: string): T {
  try {
    // A script that Node.js stops takes along what it calls, wherever that was made.
    return runInContext('work()', createContext({ work }), { timeout: milliseconds }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new AppError('validation', message, { cause: error });
  }
}
