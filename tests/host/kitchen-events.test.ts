import { once } from 'node:events';
import { expect, it } from 'vitest';
import { env } from '#src/server/base/env.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { addToList, somebody } from '#tests/support/households.ts';
import { startServer } from '#tests/support/server.ts';

seededDatabase();

it('tells what another process changed, and does not keep a stop waiting', async () => {
  const server = await startServer({ DATA_DIR: env().DATA_DIR, STOP_SECONDS: '60' });
  try {
    const ann = await somebody('Ann');
    const events = await fetch(`${server.url}/api/kitchen/events`, { headers: { Cookie: ann.cookie } });
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    expect(events.headers.get('cache-control')).toContain('no-store');
    const told = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const hears = async (words: RegExp) => {
      while (!words.test(text)) text += (await told?.read())?.value ?? '';
    };
    await hears(/"list":0/);
    // This process is another one on the same database.
    await addToList(ann, '6 lemons');
    await hears(/"list":[1-9]/);
    server.process.kill('SIGTERM');
    // Ended by the server, not cut off: that would be an error.
    for (let isOver = false; !isOver; ) isOver = (await told?.read())?.done ?? true;
    expect((await once(server.process, 'exit'))[0]).toBe(0);
  } finally {
    await server.stop();
  }
});
