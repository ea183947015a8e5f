import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDataDir } from '#src/server/base/data-dir.ts';
import { env } from '#src/server/base/env.ts';

const own = { DATA_DIR: env().DATA_DIR, DATABASE_URL: env().DATABASE_URL };
const folder = own.DATA_DIR;
afterEach(() => void Object.assign(env(), own));

const modeOf = (path: string): number => statSync(path).mode & 0o7777;
const setting = (DATA_DIR: string, file = join(DATA_DIR, 'plantry.db')): string => {
  Object.assign(env(), { DATA_DIR, DATABASE_URL: `file:${file}` });
  return file;
};

describe('the folder of the data', () => {
  it('is made where there is none, and the database’s too, for this user alone', () => {
    const file = setting(join(folder, 'new/deep'), join(folder, 'elsewhere/plantry.db'));
    openDataDir();
    expect(modeOf(env().DATA_DIR)).toBe(0o700);
    expect(modeOf(join(folder, 'elsewhere'))).toBe(0o700);
    expect(existsSync(file)).toBe(false);
  });

  it('is closed to the other users of the machine, with what is in the database', () => {
    const file = setting(join(folder, 'open'));
    mkdirSync(env().DATA_DIR);
    chmodSync(env().DATA_DIR, 0o755);
    const files = [file, `${file}-wal`, `${file}-shm`];
    for (const path of files) {
      writeFileSync(path, '');
      chmodSync(path, 0o664);
    }
    openDataDir();
    expect(modeOf(env().DATA_DIR)).toBe(0o700);
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  });

  it('is left open where it is everybody’s, such as /tmp', () => {
    setting(join(folder, 'shared'));
    mkdirSync(env().DATA_DIR);
    chmodSync(env().DATA_DIR, 0o1777);
    openDataDir();
    expect(modeOf(env().DATA_DIR)).toBe(0o1777);
  });

  it('is not this user’s to write to: says so', () => {
    writeFileSync(join(folder, 'a-file'), '');
    setting(join(folder, 'a-file'));
    expect(openDataDir).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  });
});
