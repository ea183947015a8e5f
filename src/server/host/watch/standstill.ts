import { type Debugger, Session } from 'node:inspector/promises';

/** Places of the program that are told of a stack. */
const MOST_FRAMES = 30;
/** Milliseconds that the main thread has to say where it is: it does not while it is in code that is not JavaScript. */
const PATIENCE = 1000;

export interface Standstill {
  /** The place where the program is, the innermost place first; `null` where it is in code that is not JavaScript. */
  stack: string[] | null;
  /** Ends the process from within with a code; resolves, if ever, when that failed. */
  exit(code: number): Promise<void>;
}

/** Stops the main thread where it is. To be called from another thread; asks V8's inspector, which interrupts a loop that never ends. */
export async function standstill(): Promise<Standstill> {
  const session = new Session();
  session.connectToMainThread();
  // Told of every script there is before anything is paused; a frame names its script by a number.
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  const frames = new Promise<Debugger.CallFrame[]>((resolve) => {
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames));
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  // Not waited for one by one: none is answered while the thread is elsewhere.
  const asked = session.post('Debugger.enable').then(() => session.post('Debugger.pause'));
  asked.catch(() => undefined);
  const found = await Promise.race([frames, late]);
  const [innermost] = found ?? [];
  return {
    stack: found?.slice(0, MOST_FRAMES).map((frame) => placeOf(frame, files)) ?? null,
    async exit(code) {
      if (!innermost) return;
      const { callFrameId } = innermost;
      await session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression: `process.exit(${code})` });
    },
  };
}

function placeOf({ functionName, location }: Debugger.CallFrame, files: ReadonlyMap<string, string>): string {
  const { scriptId, lineNumber, columnNumber = 0 } = location;
  return `${functionName || 'anonymous'} (${files.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`;
}
