import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PICTURES = join(import.meta.dirname, '../../../public/pictures');

/** Whether the sizes of a picture of the catalogue are made; its name is a recipe's id, or that and its step. */
export const hasPicture = (name: string): boolean => existsSync(join(PICTURES, `${name}-1200.avif`));
