import { vi } from 'vitest';

/** Tries a check until it passes. It fails only when something is wrong, however slow the machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
