import { AppError } from '#src/domain/errors.ts';

/** Bytes of a JSON body, unless its contract says otherwise. */
const JSON_BODY_LIMIT = 64 * 1024;

/**
 * Reads a JSON body, at most `limit` bytes of it. Throws `unsupported_media_type`, `too_large` or `validation`; nothing else in
 * the project parses a request's body.
 */
export async function readJson(request: Request, limit = JSON_BODY_LIMIT): Promise<unknown> {
  if (mediaType(request) !== 'application/json')
    throw new AppError('unsupported_media_type', 'Send the body as application/json');
  const text = (await readBytes(request, limit)).toString('utf8');
  try {
    return ESCAPED.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('validation', 'The body is not valid JSON', { cause });
  }
}

/** A NUL or half a character, which JSON only has escaped. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

const storable = (_: string, value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value);

/**
 * A text as the database keeps it: that would end it at a NUL, after it has been found long enough and harmless, and has
 * no half characters.
 */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Reads a file sent as the body, at most `limit` bytes. What type it claims is no more than a hint that it is a file. */
export async function readUpload(request: Request, limit: number): Promise<Uint8Array> {
  if (!/^(image\/[\w.+-]+|application\/octet-stream)$/.test(mediaType(request) ?? ''))
    throw new AppError('unsupported_media_type', 'Send the file itself as the body, with its media type');
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) throw new AppError('validation', 'The file is empty');
  return bytes;
}

const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Reads a body as it came, at most `limit` bytes of it; throws `too_large`. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = request.body as AsyncIterable<Uint8Array> | null;
  if (!body) return Buffer.alloc(0);
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (limit: number) =>
  new AppError(
    'too_large',
    `The body is too large: ${limit < 1024 ** 2 ? `${limit / 1024} KB` : `${limit / 1024 ** 2} MB`} at most`,
  );
