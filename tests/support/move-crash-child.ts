/**
 * A process to be killed: it goes on with the moves of its database until none is under way, and after each turn prints, as
 * JSON, how many recipes have come.
 */
import { writeSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { moveItems } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import { tendMoves } from '#src/server/moving/job/tending.ts';

for (let isMore = true; isMore; ) {
  isMore = await tendMoves();
  const came = await read().$count(moveItems, eq(moveItems.state, 'came'));
  writeSync(1, `${JSON.stringify({ came })}\n`);
}
process.exit();
