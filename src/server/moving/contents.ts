import { gunzipSync } from 'node:zlib';
import { AppError } from '#src/domain/errors.ts';
import { isSecret } from '#src/domain/recipes/formats/leftovers.ts';
import { FILE_MAX } from './unzip.ts';

/** What a file is, as its bytes say; its name says nothing. */
export type Content =
  | { kind: 'json'; value: unknown }
  /** `isOneByte`: in no UTF-8, so that it was taken for Windows' Latin alphabet. */
  | { kind: 'text'; text: string; isOneByte?: true }
  | { kind: 'archive' | 'picture' | 'other' };

const ZIP = [Buffer.from('PK\u0003\u0004'), Buffer.from('PK\u0005\u0006')];
const GZIP = Buffer.from([0x1f, 0x8b]);
const PICTURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('GIF8')];

const begins = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** Whether a file that begins so is a zip archive. */
export const isArchive = (head: Buffer): boolean => ZIP.some((mark) => begins(head, mark));

/** The content of a file; unpacked once, as Paprika packs each recipe. Throws `validation` for what is damaged or too much. */
export function contentOf(bytes: Buffer): Content {
  if (begins(bytes, GZIP)) return plainContent(gunzipped(bytes));
  return plainContent(bytes);
}

function plainContent(bytes: Buffer): Content {
  if (isArchive(bytes)) return { kind: 'archive' };
  if (PICTURES.some((mark) => begins(bytes, mark)) || isWebp(bytes)) return { kind: 'picture' };
  const text = textIn(bytes);
  if (text !== null) return /^\s*[[{]/.test(text) ? { kind: 'json', value: jsonIn(text) } : { kind: 'text', text };
  const old = oldTextIn(bytes);
  return old === null ? { kind: 'other' } : { kind: 'text', text: old, isOneByte: true };
}

const isWebp = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP';

function textIn(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') || text.trim() === '' ? null : text;
  } catch {
    return null;
  }
}

/** What no text of a program of its time has in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_TEXT = /[\0-\u0008\u000e-\u0019\u001b-\u001f]/;

/** A text of the years before UTF-8. */
function oldTextIn(bytes: Buffer): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return NO_TEXT.test(text) || text.trim() === '' ? null : text;
}

/** Without what is secret, at any depth; what is wrong with it is not quoted, since that may be a secret, too. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => (name === 'users' || isSecret(name) ? undefined : value));
  } catch {
    throw new AppError('validation', 'It begins like JSON, but it’s damaged.');
  }
}

function gunzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: FILE_MAX });
  } catch {
    throw new AppError('validation', 'It’s damaged, or unpacks to more than 64 MB.');
  }
}
