import { startSqld } from '../tests/support/sqld.ts';
const s = await startSqld(); console.log(s.url);
process.on('SIGTERM', async () => { await s.stop(); process.exit(); });
