import { editDistance } from '#src/domain/words/edit-distance.ts';
import { SETTING_NAMES } from '../env.ts';

/** Names that others read from the same file: Node.js, the build, and the compose files. */
const OF_OTHERS =
  /^(?:NODE_|npm_|ASTRO_|COMPOSE_|TZ$|LANG$|LC_|PATH$|HOME$|PRODUCT_NAME$|SITE_HOST$|(?:HTTPS?|NO|ALL)_PROXY$)/i;
/** A name with more slips than this was meant otherwise. */
const MOST_SLIPS = 3;

/**
 * A name in a program's surroundings is meant for it where it is as near as this, and long enough to be told from others: a
 * shorter one (HOME, POST) where it has the letters of a setting, in another order.
 */
const NEAR = { slips: 2, letters: 7 };

interface Nearest {
  setting: string;
  slips: number;
}

const isStranger = (name: string): boolean => !SETTING_NAMES.includes(name) && !OF_OTHERS.test(name);

function nearest(name: string, most: number): Nearest | null {
  const [found] = SETTING_NAMES.map((setting) => ({
    setting,
    slips: editDistance(name.toUpperCase(), setting, most),
  })).toSorted((one, other) => one.slips - other.slips);
  return found && found.slips <= most ? found : null;
}

const said = (name: string, meant: Nearest | null): string =>
  `there is no setting ${name}.${meant ? ` Did you mean ${meant.setting}?` : ''}`;

/** Says of each name that is no setting which was meant, where one is near: SITE_ULR. For a file that holds settings alone. */
export const unknownNames = (names: readonly string[]): string[] =>
  names.filter(isStranger).map((name) => said(name, nearest(name, MOST_SLIPS)));

/** The same of names among which most are for others, as in a process's environment: of those that are near a setting. */
export const meantNames = (names: readonly string[]): string[] =>
  names.filter(isStranger).flatMap((name) => {
    const meant = nearest(name, NEAR.slips);
    const isMeant = meant && (name.length >= NEAR.letters || sorted(name) === sorted(meant.setting));
    return isMeant ? [said(name, meant)] : [];
  });

const sorted = (name: string): string => [...name.toUpperCase()].toSorted().join('');

/** Says of each name in a file that Node.js reads it before anybody reads the file: NODE_EXTRA_CA_CERTS. */
export const tooLate = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.startsWith('NODE_') && name !== 'NODE_ENV')
    .map((name) => `Node.js reads ${name} before this file is read: set it in the environment (docs/hosting.md).`);
