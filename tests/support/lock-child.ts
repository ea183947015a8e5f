/** Holds the write lock of a database file for 10 seconds. Usage: lock-child.ts FILE */
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const client = createClient({ url: `file:${process.argv[2]}` });
const transaction = await client.transaction('write');
console.log('locked');
await setTimeout(10_000);
await transaction.rollback();
client.close();
