import { FILE_POLICY, INERT_POLICY } from './csp.ts';

const TWO_YEARS = 63_072_000;

const ALWAYS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Pictures may be shown by feed readers and link previews on other sites; nothing else may be taken in. */
const isPicture = (contentType: string): boolean => /^(image|video)\//.test(contentType);

const isInert = (contentType: string): boolean => isPicture(contentType) || contentType.startsWith('font/');

/** The security headers every answer has, its content security policy among them. */
export function securityHeaders({
  isHttps,
  coversSubdomains = false,
  contentType = '',
  policy = isInert(contentType) ? INERT_POLICY : FILE_POLICY,
}: {
  isHttps: boolean;
  /** Browsers then ask for https under every name below the site's, too. */
  coversSubdomains?: boolean;
  contentType?: string | undefined;
  policy?: string | undefined;
}): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', policy],
    ...ALWAYS.map(([name, value]): [string, string] => [name, value]),
    ['Cross-Origin-Resource-Policy', isPicture(contentType) ? 'cross-origin' : 'same-origin'],
    ...(isHttps ? [strictTransport(coversSubdomains)] : []),
  ];
}

const strictTransport = (coversSubdomains: boolean): [string, string] => [
  'Strict-Transport-Security',
  `max-age=${TWO_YEARS}${coversSubdomains ? '; includeSubDomains' : ''}`,
];
