import { env } from '../../base/env.ts';
import { lookAtData } from '../../base/start/start-checks.ts';
import { startFailure } from '../../base/start/start-failure.ts';
import { DATABASE } from './database.ts';
import { type Examination, type Examined, healthy, type Occasion, wrong } from './examination.ts';
import { FOLDERS } from './folders.ts';
import { MAIL } from './mail.ts';
import { NETWORK } from './network.ts';
import { SETTINGS } from './settings.ts';

const NODE: Examination = { about: 'Node.js', look: async () => healthy(process.versions.node) };

const EXAMINATIONS: readonly Examination[] = [NODE, ...SETTINGS, ...NETWORK, ...FOLDERS, ...DATABASE, ...MAIL];

interface Manner {
  /** Whether what takes seconds is asked too. */
  slowly: boolean;
  isStarting?: boolean;
}

/** Looks at what a host can have wrong, all at once, and changes nothing. Throws where the settings cannot be read. */
export async function examine({ slowly, isStarting = false }: Manner): Promise<Examined[]> {
  env();
  let looked: ReturnType<typeof lookAtData> | undefined;
  const occasion: Occasion = {
    isStarting,
    data() {
      looked ??= lookAtData();
      return looked;
    },
  };
  const asked = EXAMINATIONS.filter(({ isSlow = false }) => slowly || !isSlow);
  return Promise.all(
    asked.map(async ({ about, look }) => ({
      about,
      ...(await look(occasion).catch((error: unknown) => wrong(startFailure(error)))),
    })),
  );
}
