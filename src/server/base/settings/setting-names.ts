import { editDistance } from '#src/domain/words/edit-distance.ts';
import { SETTING_NAMES } from '../env.ts';

/** What others read of the same file: Node.js, the build, and the compose files. */
const OF_OTHERS =
  /^(?:NODE_|npm_|ASTRO_|COMPOSE_|TZ$|LANG$|LC_|PATH$|HOME$|DEPLOY_TARGET$|PRODUCT_NAME$|SITE_HOST$|(?:HTTPS?|NO|ALL)_PROXY$)/i;
/** A name with more slips than this was meant otherwise. */
const MOST_SLIPS = 3;

/** Says of each name that is no setting which was meant, where one is near: SITE_ULR. */
export function unknownNames(names: readonly string[]): string[] {
  return names
    .filter((name) => !SETTING_NAMES.includes(name) && !OF_OTHERS.test(name))
    .map((name) => {
      const [nearest] = SETTING_NAMES.map((setting) => ({
        setting,
        slips: editDistance(name.toUpperCase(), setting, MOST_SLIPS),
      })).toSorted((one, other) => one.slips - other.slips);
      const meant = nearest && nearest.slips <= MOST_SLIPS ? ` Did you mean ${nearest.setting}?` : '';
      return `there is no setting ${name}.${meant}`;
    });
}

/** Says of each name in a file that Node.js reads it before anybody reads the file: NODE_EXTRA_CA_CERTS. */
export const tooLate = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.startsWith('NODE_') && name !== 'NODE_ENV')
    .map((name) => `Node.js reads ${name} before this file is read: set it in the environment (docs/hosting.md).`);
