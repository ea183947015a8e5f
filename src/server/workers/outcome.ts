import { AppError, type ErrorCode } from '#src/domain/errors.ts';

/** The outcome of a job. Between threads an error of our own would lose its code, so a refusal travels as data. */
export type JobOutcome<T> =
  | { value: T }
  | { refused: { code: ErrorCode; message: string; details: AppError['details'] } };

/** A failure whose message may be shown, as data; throws any other. */
export function refusalOf(error: unknown): JobOutcome<never> {
  if (!(error instanceof AppError)) throw error;
  const { code, message, details } = error;
  return { refused: { code, message, details } };
}

/** The result of the job; throws what it refused with. */
export function resultOf<T>(outcome: JobOutcome<T>): T {
  if ('value' in outcome) return outcome.value;
  const { code, message, details } = outcome.refused;
  throw new AppError(code, message, details);
}
