import { env } from '../../base/env.ts';
import { startFailure } from '../../base/start/start-failure.ts';
import { DATABASE } from './database.ts';
import { type Examination, type Examined, type Occasion, wrong } from './examination.ts';
import { FOLDERS } from './folders.ts';
import { MAIL } from './mail.ts';
import { NETWORK } from './network.ts';
import { SETTINGS } from './settings.ts';

const NODE: Examination = {
  about: 'Node.js',
  look: async () => ({ state: 'fine', said: process.versions.node }),
};

const EXAMINATIONS: readonly Examination[] = [NODE, ...SETTINGS, ...NETWORK, ...FOLDERS, ...DATABASE, ...MAIL];

/**
 * Looks at what a host can have wrong, all at once, and changes nothing. Without `slowly` only at what is seen in a moment. Throws where the
 * settings cannot be read.
 */
export async function examine({
  slowly,
  isStarting = false,
}: Partial<Occasion> & { slowly: boolean }): Promise<Examined[]> {
  env();
  const asked = EXAMINATIONS.filter(({ isSlow = false }) => slowly || !isSlow);
  return Promise.all(
    asked.map(async ({ about, look }) => ({
      about,
      ...(await look({ isStarting }).catch((error: unknown) => wrong(startFailure(error)))),
    })),
  );
}
