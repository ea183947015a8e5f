import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Functions of `node:fs/promises` that change a file or a folder. */
const CHANGING = ['writeFile', 'rename', 'rm', 'rmdir', 'mkdir', 'copyFile', 'cp', 'chmod', 'open'] as const;

/** Calls left until the work under way is stopped, and whom to tell. */
let underWay: { left: number; stop: (call: string) => void } | null = null;

// For good, because Node.js's own `cp` holds on to the functions it finds when it is first called.
const functions = promises as unknown as Record<string, (...args: unknown[]) => unknown>;
for (const name of CHANGING) {
  const go = functions[name];
  functions[name] = (...args) => {
    if (underWay && --underWay.left <= 0) {
      underWay.stop(`${name} ${String(args[0])}`);
      return new Promise(() => undefined);
    }
    return go?.(...args);
  };
}
syncBuiltinESMExports();

/**
 * Does work that goes no further than just before its call number `call` that changes a file or a folder: the disk is as
 * a power cut or a kill would leave it there. Returns that call, or `null` when the work got done before.
 */
export async function stoppedAt(call: number, work: () => Promise<unknown>): Promise<string | null> {
  const stopped = Promise.withResolvers<string>();
  underWay = { left: call, stop: stopped.resolve };
  try {
    return await Promise.race([work().then(() => null), stopped.promise]);
  } finally {
    underWay = null;
  }
}
