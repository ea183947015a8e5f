/** Whose account a mail server is asked with. */
export interface MailAccount {
  user: string;
  password: string;
}

export const NO_ACCOUNT = 'a user and a password, each percent-encoded (@ is %40, : is %3A, / is %2F)';

/** The address of a mail server in one of the schemes; `null` where a text is none. */
export function mailServerUrl(text: string, ...schemes: readonly string[]): URL | null {
  const url = URL.parse(text);
  return url?.hostname && schemes.includes(url.protocol) ? url : null;
}

/**
 * The host and port it listens at: at the port it names, else at that of its scheme. An address of IPv6 without its brackets.
 */
export const hostAndPort = ({ hostname, port }: URL, usual: number): { host: string; port: number } => ({
  host: hostname.replace(/^\[(.*)\]$/, '$1'),
  port: Number(port || usual),
});

/** `null` where none is named, `undefined` where one cannot be read. */
export function accountOf({ username, password }: URL): MailAccount | null | undefined {
  if (!username && !password) return null;
  const [user, secret] = [decoded(username), decoded(password)];
  return user && secret ? { user, password: secret } : undefined;
}

/** The decoded text of a part of an address; `null` where its percent signs mean nothing. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
