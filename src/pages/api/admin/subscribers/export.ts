import { exportSubscribersCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { exportSubscribers } from '#src/server/newsletter/subscriber-export.ts';

export const GET = endpoint(exportSubscribersCall, async () => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="subscribers.csv"',
    'Cache-Control': 'private, no-store',
  };
  return new Response(streamOf(exportSubscribers()), { headers });
});

const encoder = new TextEncoder();

/** Piece by piece, as it is taken. */
const streamOf = (pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
