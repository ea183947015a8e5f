import { createServer, connect as dial, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#src/db/client.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type LibsqlServer, SQLD, startSqld } from '#tests/support/sqld.ts';

/** Passes on what is said to a server; of the kept connections the next that is used is closed before its words arrive. */
async function startDoor(to: string) {
  const port = await freePort();
  const open = new Set<Socket>();
  const door = { url: `http://127.0.0.1:${port}`, closes: 0, closed: 0, stop: () => undefined as unknown };
  const server = createServer((socket) => {
    const behind = dial(Number(new URL(to).port), '127.0.0.1');
    let isKept = false;
    for (const each of [socket, behind]) {
      open.add(each);
      each.on('error', () => undefined);
    }
    socket.on('data', (bytes) => {
      if (isKept && door.closes > 0) {
        door.closes--;
        door.closed++;
        socket.resetAndDestroy();
        behind.destroy();
        return;
      }
      isKept = true;
      behind.write(bytes);
    });
    behind.on('data', (bytes) => socket.write(bytes));
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  door.stop = () => {
    for (const each of open) each.destroy();
    server.close();
  };
  return door;
}

describe.skipIf(!SQLD)('a database server that closes a kept connection just as it is used', () => {
  let server: LibsqlServer;
  let door: Awaited<ReturnType<typeof startDoor>>;
  let database: Database;
  beforeAll(async () => {
    server = await startSqld();
    door = await startDoor(server.url);
    database = openDatabase({ url: door.url });
    await database.write(async (tx) => void (await tx.run(sql`create table pans (name text)`)));
  });
  afterAll(async () => {
    database.close();
    door.stop();
    await server.stop();
  });

  const write = (...names: string[]) =>
    database.write(async (tx) => {
      for (const name of names) await tx.run(sql`insert into pans values (${name})`);
    });
  const pans = async (): Promise<string[]> => {
    const [row] = await database.read.values<[string]>(sql`select group_concat(name) from pans`);
    return String(row?.[0]).split(',');
  };

  it.each([1, 2])('loses no write whose first words were not heard, %i times', async (times) => {
    await write('wok');
    const before = await pans();
    Object.assign(door, { closes: times, closed: 0 });
    await write('pot', 'lid');
    expect(door.closed).toBe(times);
    expect(await pans()).toEqual([...before, 'pot', 'lid']);
  });

  it('does no write again that it may have kept', async () => {
    const before = await pans();
    let tries = 0;
    const written = database.write(async (tx) => {
      tries++;
      await tx.run(sql`insert into pans values ('griddle')`);
      // Nothing was touched: the next that is said is to keep it.
      Object.assign(door, { closes: 1, closed: 0 });
    });
    await expect(written).rejects.toMatchObject({ code: 'unavailable' });
    expect([tries, door.closed]).toEqual([1, 1]);
    expect(await pans()).toEqual(before);
  });
});
