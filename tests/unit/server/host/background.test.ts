import { expect, test, vi } from 'vitest';
import { startBackground } from '#src/server/host/node/background.ts';
import { eventually } from '#tests/support/eventually.ts';

const mail = vi.hoisted(() => Promise.withResolvers<void>());
const done = vi.hoisted((): string[] => []);
vi.mock('#src/server/mail/queue.ts', () => ({ startMailWorker: () => () => mail.promise }));
vi.mock('#src/server/host/housekeeping.ts', () => ({ startHousekeeping: () => () => undefined }));
vi.mock('#src/server/host/scheduling.ts', () => ({ startScheduling: () => async () => undefined }));
vi.mock('#src/server/site/visits.ts', () => ({ startCountingVisits: () => async () => void done.push('visits') }));

test('writes visits down before it waits for a mail', async () => {
  const stop = startBackground({
    app: { render: async () => new Response('page') },
    store: { makeAhead: async () => () => undefined },
    backupScript: 'scripts/backup.ts',
    lettersFile: 'src/server/host/entries/letters.ts',
    movingFile: 'src/server/host/entries/moving.ts',
  });
  const stopped = stop().then(() => done.push('stopped'));
  await eventually(() => expect(done).toEqual(['visits']));
  mail.resolve();
  await stopped;
  expect(done).toEqual(['visits', 'stopped']);
});
