/** Holds the write lock of a database file for so many seconds. Usage: lock-child.ts FILE SECONDS */
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const client = createClient({ url: `file:${process.argv[2]}` });
const transaction = await client.transaction('write');
console.log('locked');
await setTimeout(Number(process.argv[3]) * 1000);
await transaction.rollback();
client.close();
