import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Functions of `node:fs/promises` that change a file or a folder. */
const CHANGING = ['writeFile', 'rename', 'rm', 'rmdir', 'mkdir', 'copyFile', 'cp', 'chmod', 'open'] as const;

/**
 * Does work that goes no further than just before its call number `call` that changes a file or a folder: the disk is as
 * a power cut or a kill would leave it there. Returns that call, or `null` when the work got done before.
 */
export async function stoppedAt(call: number, work: () => Promise<unknown>): Promise<string | null> {
  const functions = promises as unknown as Record<string, (...args: unknown[]) => unknown>;
  const stopped = Promise.withResolvers<string>();
  const real = CHANGING.map((name) => [name, functions[name]] as const);
  let calls = 0;
  for (const [name, go] of real) {
    functions[name] = (...args) => {
      if (++calls < call) return go?.(...args);
      stopped.resolve(`${name} ${String(args[0])}`);
      return new Promise(() => undefined);
    };
  }
  syncBuiltinESMExports();
  try {
    return await Promise.race([work().then(() => null), stopped.promise]);
  } finally {
    for (const [name, go] of real) if (go) functions[name] = go;
    syncBuiltinESMExports();
  }
}
