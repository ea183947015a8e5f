import { startServer } from '../support/server.ts';

/** One built server for the whole run; `PLANTRY_URL` names one that already runs. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PLANTRY_URL) return undefined;
  const server = await startServer();
  process.env.PLANTRY_URL = server.url;
  return server.stop;
}
