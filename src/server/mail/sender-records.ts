import { Resolver } from 'node:dns/promises';
import type { RecordFound, SenderRecords } from '#src/domain/site/sender-records.ts';
import { env } from '../base/env.ts';
import { mailService, sender } from './service.ts';

/** Finds the TXT records of a name, each in its parts; rejects with DNS's own codes. */
type ResolveTxt = (name: string) => Promise<string[][]>;

/** Milliseconds for which what DNS said counts, and for which it may take. */
const FRESH = 5 * 60_000;
const PATIENCE = 2000;
/** The answer of DNS where there is no such name, or no such record. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);
/** Characters of a record that are shown. */
const SHOWN = 300;

const resolveTxt: ResolveTxt = (name) => new Resolver({ timeout: PATIENCE, tries: 1 }).resolveTxt(name);

let last: { domains: string; at: number; found: Pick<SenderRecords, 'spf' | 'dmarc'> } | null = null;

/**
 * The DNS records of the sender of mails, looked up every five minutes at most; `null` where no mail leaves this machine. DKIM
 * is not to be seen from here: the mail service alone knows under which name it signs.
 */
export async function senderRecords({ resolve = resolveTxt, now = Date.now() } = {}): Promise<SenderRecords | null> {
  const { kind } = mailService();
  if (kind === 'outbox') return null;
  const { SITE_URL, BOUNCE_ADDRESS, RESEND_WEBHOOK_SECRET } = env();
  const domain = domainOf(sender());
  // SPF is asked of where a mail goes back to. Resend has a name of its own for that, below the domain.
  const back = kind === 'smtp' && BOUNCE_ADDRESS ? domainOf(BOUNCE_ADDRESS) : domain;
  const spfDomains = kind === 'resend' ? [`send.${domain}`, domain] : [back];
  const domains = [domain, ...spfDomains].join(' ');
  if (last?.domains !== domains || Math.abs(now - last.at) >= FRESH) {
    const [spf, dmarc] = await Promise.all([spfOf(spfDomains, resolve), dmarcOf(domain, resolve)]);
    last = { domains, at: now, found: { spf, dmarc } };
  }
  return {
    domain,
    ...last.found,
    isOneClickSecure: SITE_URL.startsWith('https:'),
    hearsOfBounces: kind === 'smtp' || RESEND_WEBHOOK_SECRET !== undefined,
  };
}

const domainOf = (address: string): string => /@([^\s>]+)/.exec(address)?.[1]?.toLowerCase() ?? '';

/** The records of a name that begin so; `null` where DNS did not answer. */
async function recordsOf(name: string, begins: RegExp, resolve: ResolveTxt): Promise<string[] | null> {
  try {
    return (await resolve(name)).map((parts) => parts.join('')).filter((text) => begins.test(text));
  } catch (error) {
    return NOTHING.has(String((error as { code?: unknown }).code)) ? [] : null;
  }
}

const UNKNOWN: RecordFound = { state: 'unknown', text: null };
const MISSING: RecordFound = { state: 'missing', text: null };
const found = (state: RecordFound['state'], text: string): RecordFound => ({ state, text: text.slice(0, SHOWN) });

async function spfOf(names: readonly string[], resolve: ResolveTxt): Promise<RecordFound> {
  let isKnown = true;
  for (const name of names) {
    const records = await recordsOf(name, /^v=spf1(?: |$)/i, resolve);
    if (records === null) isKnown = false;
    const [first, second] = records ?? [];
    // Mailboxes that find two read neither (RFC 7208, 4.5).
    if (second !== undefined) return found('wrong', `${name} has several SPF records: keep one`);
    if (first !== undefined && / \+?all$/i.test(first)) return found('wrong', `${first} lets everybody send`);
    if (first !== undefined) return found('good', first);
  }
  return isKnown ? MISSING : UNKNOWN;
}

/** That of the domain, or of the one it belongs to. */
async function dmarcOf(domain: string, resolve: ResolveTxt): Promise<RecordFound> {
  const labels = domain.split('.');
  for (let from = 0; from <= Math.max(0, labels.length - 2); from++) {
    const records = await recordsOf(`_dmarc.${labels.slice(from).join('.')}`, /^v=DMARC1\s*(?:;|$)/i, resolve);
    if (records === null) return UNKNOWN;
    const [first, second] = records;
    if (second !== undefined) return found('wrong', 'There are several DMARC records: keep one');
    if (first !== undefined) return found(/;\s*p=(?:none|quarantine|reject)\b/i.test(first) ? 'good' : 'wrong', first);
  }
  return MISSING;
}
