import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The part of CBOR that passkeys are written in. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Where the browser thinks it is, and what the authenticator says of itself; the truth where left out. */
interface Lie {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

/** An authenticator with one passkey, and the browser around it. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';
  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lie.origin ?? origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, lie: Lie, attested = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = FLAGS.present | (lie.isVerified === false ? 0 : FLAGS.verified) | flags;
    head.writeUInt32BE(lie.counter ?? ++counter, 1);
    return Buffer.concat([sha256(lie.rpId ?? rpId), head, attested]);
  };
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    create({ challenge, rp, user }: CreationOptions, lie: Lie = {}) {
      handle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const point = (text: string) => Buffer.from(text, 'base64url');
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(rp.id, FLAGS.attested, lie, attested)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lie)),
          attestationObject: base64url(cbor(object)),
          transports: ['internal'],
        },
      };
    },
    use({ challenge, rpId }: { challenge: string; rpId: string }, lie: Lie = {}) {
      const data = authData(rpId, 0, lie);
      const client = clientData('webauthn.get', challenge, lie);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lie.userHandle ?? handle,
        },
      };
    },
  };
}
