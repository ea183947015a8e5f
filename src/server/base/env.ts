import { join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrl } from '#src/db/database-file.ts';
import { bounded } from '#src/domain/pattern.ts';
import { imapUrl } from './settings/imap-url.ts';
import { settingMistake } from './settings/setting-mistakes.ts';
import { smtpUrl } from './settings/smtp-url.ts';

const HTTPS_ADDRESS = 'an https address, such as https://recipes.example';
const port = z.coerce.number().int().min(0).max(65535);
/** One that is no address at all is said to be that, and nothing else. */
const webUrl = z.url({ protocol: /^https?$/, abort: true });
const address = webUrl
  .refine((url) => !/[?#]/.test(url), 'an address without a query (?…) or a fragment (#…)')
  .transform((url) => url.replace(bounded(10_000, /\/+$/), ''));
const filled = z.string().min(1);
const yesOrNo = z
  .enum(['yes', 'no'])
  .default('no')
  .transform((answer) => answer === 'yes');
/** An address, or a name and an address in angle brackets. */
const mailFrom = z
  .string()
  .regex(
    /^[^\p{Cc}<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/u,
    'like hello@example.org or Name <hello@example.org>',
  );
/** The issuer of an identity provider, exactly as the provider writes it; plain http on this machine only. */
const issuer = webUrl.refine(
  (url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`),
  HTTPS_ADDRESS,
);
/** "0.4/1.6": euros for a million tokens that go in and that come out. */
const tokenPrice = z
  .string()
  .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, 'two numbers like 0.4/1.6')
  .transform((text) => {
    const [input = 0, output = 0] = text.split('/').map(Number);
    return { input, output };
  });
/**
 * The address of the site. A path would have every page lead back to one that is not there: the site is the whole of its host.
 */
const siteAddress = address
  .refine(
    (url) => URL.parse(url)?.pathname === '/',
    'an address without a path: the site needs a host name of its own, such as https://recipes.example',
  )
  .refine((url) => !URL.parse(url)?.username && !URL.parse(url)?.password, 'an address without a user or a password')
  .refine(
    (url) => isHostName(URL.parse(url)?.hostname ?? ''),
    'a name as people type it, such as https://recipes.example: no * and no dot at its end',
  )
  // In the one way a browser writes it: HTTPS://Recipes.Example is the same.
  .transform((url) => new URL(url).origin);
const isHostName = (name: string): boolean => /^\[.*\]$|^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/i.test(name);
/** As a browser sends them; with a port only that one is meant. */
const hostNames = z
  .string()
  .refine(
    (names) => namesIn(names).every((name) => isHostName(name.replace(/:\d{1,5}$/, ''))),
    'names parted by commas, such as recipes.example,www.recipes.example: no https:// and no blanks in them',
  );
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
/** A folder. No shell reads it, which would know its own signs. */
const folder = filled.refine(
  (path) => !/^~(?:\/|$)|\$\{?[A-Za-z_]/.test(path),
  'a folder written out: ~ and $NAME mean nothing here',
);
/** The effort of a model that thinks; `unset` does not ask for it, for models that take no such setting. */
const effort = z.enum(['unset', 'none', 'minimal', 'low', 'medium', 'high']).default('low');
/** A stand-in for a vendor, on this machine only: nobody's key goes elsewhere. */
const localAddress = address.refine(
  (url) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname),
  'an address of this machine, for tests',
);
/** As the IANA calls it. */
const timeZone = z.string().refine((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}, 'a time zone such as Europe/Berlin');
const socialLink = z.url({ protocol: /^https$/, error: HTTPS_ADDRESS });

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** The kind of build; without it Netlify’s where Netlify builds. */
  DEPLOY_TARGET: z.enum(['netlify', 'node']).optional(),
  HOST: filled.default('localhost'),
  PORT: port.default(4321),
  SITE_URL: siteAddress.optional(),
  SITE_NAME: filled.max(40).default('Plantry'),
  /** Whether browsers are to use https under every name below the site's, too, once they have been here over https. */
  HSTS_SUBDOMAINS: yesOrNo,
  DATA_DIR: folder.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|libsql:|https?:)/, 'starts with file:, libsql:, http: or https:')
    .optional(),
  DATABASE_AUTH_TOKEN: filled.optional(),
  /** Reverse proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Further host names this site answers to, parted by commas. */
  ALLOWED_HOSTS: hostNames.default(''),
  /** Answers made for one address in a minute; stored pages and files do not count. */
  ANSWERS_PER_MINUTE: z.coerce.number().positive().default(600),
  /** Seconds in which requests under way may finish when the site is told to stop. */
  STOP_SECONDS: z.coerce.number().min(1).max(3600).default(8),
  /** Seconds after which a process whose loop stands still ends, to be started again. */
  LOOP_STILL_SECONDS: z
    .union([z.literal('off').transform(() => null), z.coerce.number().min(1).max(600)], {
      error: 'seconds from 1 to 600, or off',
    })
    .default(10),
  /** Whose clock counts for what is planned for the whole site; the machine's without it. */
  SITE_TIME_ZONE: timeZone.default(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'),
  /** The hour of the machine's day at which a backup is made. */
  BACKUP_HOUR: z
    .union([z.literal('off').transform(() => null), z.coerce.number().int().min(0).max(23)], {
      error: 'an hour from 0 to 23, or off',
    })
    .default(3),
  BACKUP_DIR: folder.optional(),
  /** A command of the shell that is run with each new backup; BACKUP_FOLDER is then its folder. */
  BACKUP_COMMAND: filled.optional(),
  ADMIN_EMAIL: z.email().default('admin@localhost.localdomain'),
  ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').optional(),
  /** Seals the secrets of code apps. Without it the database's own key does, which a copy of the database holds. */
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  /** Whether administrators work only after signing in with a passkey, or with a code besides the password. */
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: filled.optional(),
  OIDC_CLIENT_SECRET: filled.optional(),
  /** As the buttons call the provider; its host name where left out. */
  OIDC_NAME: filled.max(40).optional(),
  /** Opens /metrics for whoever brings it. */
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** A command of the shell that is given each note as JSON: it ends with 0 for fine, with 1 where a person should look. */
  NOTES_CHECK_COMMAND: filled.optional(),
  /** Whether a vendor's model looks at each note instead. */
  NOTES_CHECK_AI: yesOrNo,
  /** The part of a client's address that the log says of who was turned away. */
  LOG_ADDRESSES: z.enum(['whole', 'network', 'none']).default('network'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  OPERATOR_NAME: filled.optional(),
  OPERATOR_ADDRESS: filled.optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_VAT_ID: filled.optional(),
  OPERATOR_REGISTER: filled.optional(),
  SOCIAL_INSTAGRAM: socialLink.optional(),
  SOCIAL_FACEBOOK: socialLink.optional(),
  SOCIAL_PINTEREST: socialLink.optional(),
  SOCIAL_YOUTUBE: socialLink.optional(),
  SMTP_URL: smtpUrl.optional(),
  RESEND_API_KEY: filled.optional(),
  /** With it Resend tells what came back and what was called spam. */
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+=*$/, 'begins with whsec_')
    .optional(),
  MAIL_FROM: mailFrom.optional(),
  /**
   * The address to which a mail server sends back what it could not deliver (MAIL FROM); the address of MAIL_FROM without it.
   */
  BOUNCE_ADDRESS: z.email().optional(),
  /** The mailbox of that address, in which this site reads what came back. */
  BOUNCE_MAILBOX: imapUrl.optional(),
  /** Letters of the newsletter that are given to the mail service in a minute at most. */
  LETTERS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(300),
  /** Both or neither: without them nothing is sold. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'begins with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'begins with whsec_')
    .optional(),
  STRIPE_STAND_IN: localAddress.optional(),
  OPENAI_API_KEY: filled.optional(),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  /** Why these models: docs/decisions/0012-default-models.md. */
  OPENAI_MODEL: filled.default('gpt-6-luna'),
  OPENAI_PRICE: tokenPrice.prefault('0.1/0.5'),
  OPENAI_REASONING_EFFORT: effort,
  OPENAI_IMAGE_MODEL: filled.default('gpt-image-2.5-flare'),
  OPENAI_IMAGE_QUALITY: z.enum(['low', 'medium', 'high']).default('low'),
  OPENAI_IMAGE_PRICE: tokenPrice.prefault('4.6/27.5'),
  GEMINI_API_KEY: filled.optional(),
  GEMINI_BASE_URL: address.default('https://generativelanguage.googleapis.com/v1beta/openai'),
  GEMINI_MODEL: filled.default('gemini-3.5-flash-lite'),
  GEMINI_PRICE: tokenPrice.prefault('0.3/2.5'),
  GEMINI_REASONING_EFFORT: effort,
  /** Requests a day that all members together may send to vendors. */
  AI_DAILY_TOTAL: z.coerce.number().int().min(0).default(500),
  /** A request to a model is given up after this; the answer that says so is to be there within 20 s. */
  AI_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(19).default(18),
});

const schema = settings
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => (OIDC_ISSUER === undefined) === (OIDC_CLIENT_ID === undefined), {
    path: ['OIDC_CLIENT_ID'],
    message: 'is needed with OIDC_ISSUER, and of no use without',
  })
  .refine((env) => !env.STRIPE_SECRET_KEY === !env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together',
  })
  .transform((env) => {
    const dataDir = resolve(env.DATA_DIR);
    const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    return {
      ...env,
      DATA_DIR: dataDir,
      DATABASE_URL: env.DATABASE_URL ?? databaseUrl(resolve(dataDir, 'plantry.db')),
      BACKUP_DIR: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')),
      SITE_URL: siteUrl,
      isHttps: siteUrl.startsWith('https:'),
    };
  });

export type Env = z.infer<typeof schema>;

/** Every setting there is. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** Reads the settings. Throws one message that names every mistake; empty variables count as not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(set, { error: settingMistake });
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are wrong (see .env.example):\n${mistakes.join('\n')}`);
}

let current: Env | undefined;

/** The settings of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
