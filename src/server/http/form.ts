import { AppError } from '#src/domain/errors.ts';
import { storableText } from './body.ts';

/** The fields an HTML form sent: every value of each of its fields. */
export type Form = Readonly<Record<string, readonly string[]>>;

/** Reads a body as a form sends it without a file. Throws `unsupported_media_type` for any other. */
export function readForm(raw: Buffer, { headers }: Pick<Request, 'headers'>): Form {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new AppError('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded');
  const fields = new URLSearchParams(raw.toString('utf8'));
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).map(storableText)]));
}

/** Leads a browser on from a form. */
export const leadTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'private, no-store' } });
