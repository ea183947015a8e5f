import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** Does something while this process has a store of Netlify Blobs, as a function of the site `siteID` has. */
export async function withBlobs(siteID: string, work: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plantry-blobs-'));
  const token = 'blobs-token';
  const blobs = new BlobsServer({ directory: folder, token, logger: () => undefined });
  const { port } = await blobs.start();
  const edgeURL = `http://localhost:${port}`;
  const context = { edgeURL, uncachedEdgeURL: edgeURL, siteID, token };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64');
  try {
    await work();
  } finally {
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    await blobs.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
