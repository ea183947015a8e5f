import { bounded } from '#src/domain/pattern.ts';
import { type Env, env } from '../base/env.ts';

/** `Name <address>` or the address alone, as `MAIL_FROM` may be written. */
const ADDRESS = bounded(10_000, /<([^<>\s]+@[^<>\s]+)>\s*$|^\s*([^<>\s]+@[^<>\s]+)\s*$/);
const NOBODY_READS = /^(no|do-?not)-?reply@/i;

/**
 * The address a visitor can always write to: the operator's address, else the one mails come from, else the postmaster of the
 * site's domain, whom everybody who takes mail must have (RFC 5321, 4.5.1).
 */
export function contactAddress(
  { OPERATOR_EMAIL, MAIL_FROM = '', SITE_URL }: Pick<Env, 'OPERATOR_EMAIL' | 'MAIL_FROM' | 'SITE_URL'> = env(),
): string {
  const found = ADDRESS.exec(MAIL_FROM);
  const sender = found?.[1] ?? found?.[2];
  const read = sender && !NOBODY_READS.test(sender) ? sender : undefined;
  return OPERATOR_EMAIL ?? read ?? `postmaster@${new URL(SITE_URL).hostname.replace(/^www\./, '')}`;
}
