import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PICTURES = join(import.meta.dirname, '../../../public/pictures');

/** Whether the sizes of a recipe's picture are made. */
export const hasPicture = (id: string): boolean => existsSync(join(PICTURES, `${id}-1200.avif`));
