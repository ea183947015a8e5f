import { basename } from 'node:path';
import { AppError } from '#src/domain/errors.ts';
import type { Appearance } from '#src/domain/site/appearance/appearance.ts';
import { mediaStore } from '../pictures/media-store.ts';

type Part = 'logo' | 'icon' | 'shareImage';

/** The uploaded files a look names, by the part that does. */
function filesOf({ logo, icon, shareImage }: Appearance): [Part, string][] {
  const files: [Part, string | null | undefined][] = [
    ['logo', logo?.file],
    ['logo', logo?.png],
    ['icon', icon?.svg],
    ['icon', icon?.touch],
    ['icon', icon?.small],
    ['icon', icon?.large],
    ['shareImage', shareImage && basename(shareImage)],
  ];
  return files.flatMap(([part, file]): [Part, string][] => (file ? [[part, file]] : []));
}

/** Throws `validation` where a look names a file that is not here: one that was uploaded and not used is removed after a week. */
export async function requireLookFiles(look: Appearance): Promise<void> {
  const message = 'This file isn’t kept any more. Upload it again.';
  for (const [path, file] of filesOf(look))
    if (!(await mediaStore().read(file))) throw new AppError('validation', message, { issues: [{ path, message }] });
}
