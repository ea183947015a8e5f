import { AppError } from '#src/domain/errors.ts';

export const JSON_BODY_LIMIT = 64 * 1024;

/**
 * Reads a JSON body, at most 64 KB of it. Throws `unsupported_media_type`, `too_large` or `validation`; nothing else in
 * the project parses a request's body.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_media_type', 'Send the body as application/json');
  if (Number(request.headers.get('content-length') ?? 0) > JSON_BODY_LIMIT) throw tooLarge();
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('validation', 'The body is not valid JSON', { cause });
  }
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = request.body as AsyncIterable<Uint8Array> | null;
  if (!body) return '';
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > JSON_BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = () => new AppError('too_large', 'The body is too large: 64 KB at most');
