import { AppError } from '#src/domain/errors.ts';

/** Thrown by a gate: this may not be public. What waits for its time then stays a draft. */
export class Refused extends AppError {
  constructor(message: string, options: ConstructorParameters<typeof AppError>[2]) {
    super('validation', message, options);
    this.name = 'Refused';
  }
}
