/** Builds the site for Netlify for the tests that need it, unless today's build is there: it takes a minute or so. */
import { keptNetlifyBuild } from './netlify.ts';
import { SQLD, startSqld } from './sqld.ts';

if (SQLD) {
  const server = await startSqld();
  try {
    await keptNetlifyBuild(server.url);
  } finally {
    await server.stop();
  }
} else console.log('There is no libSQL server for this platform: Netlify is not tested');
