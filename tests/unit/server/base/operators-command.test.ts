import { describe, expect, it } from 'vitest';
import { operatorsCommand } from '#src/server/base/operators-command.ts';

describe('operatorsCommand', () => {
  it('leaves PATH, HOME and LANG, adds what is given, and nothing else', () => {
    const site = { PATH: '/bin', HOME: '/root', LANG: 'C', SECRET_KEY: 'x', BASH_ENV: '/x', NODE_OPTIONS: '--x' };
    expect(operatorsCommand({ BACKUP_FOLDER: '/b' }, site)).toEqual({
      shell: true,
      env: { PATH: '/bin', HOME: '/root', LANG: 'C', BACKUP_FOLDER: '/b' },
    });
    expect(operatorsCommand({}, { PATH: '/bin' }).env).toEqual({ PATH: '/bin' });
  });
});
