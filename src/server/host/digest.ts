import { createHash } from 'node:crypto';

/** Short digest of a body, for its ETag. */
export const bodyHash = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);
