import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Media type of a file by its name; of texts, that they are UTF-8. */
export function contentType(file: string): string {
  const type = lookup(extname(file)) ?? 'application/octet-stream';
  return /^text\/|\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
