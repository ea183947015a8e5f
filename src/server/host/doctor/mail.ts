import { env } from '../../base/env.ts';
import { senderRecords } from '../../mail/sender-records.ts';
import { mailService, senderTrouble } from '../../mail/service.ts';
import { type Diagnosis, type Examination, healthy, warning } from './examination.ts';

async function service(): Promise<Diagnosis> {
  const { SMTP_URL } = env();
  const { kind, name } = mailService();
  if (kind === 'outbox')
    return warning('no mail leaves this machine: each is a file in DATA_DIR/outbox. Set SMTP_URL or RESEND_API_KEY.');
  if (!SMTP_URL)
    return healthy(`${name}; whether it takes the key, “Send a test e-mail” in the administrator area says`);
  const { tryConnection } = await import('../../mail/smtp.ts');
  const trouble = await tryConnection(SMTP_URL);
  return trouble === null
    ? healthy(`${name} ${SMTP_URL.account ? 'takes the user and password' : 'answers'}`)
    : warning(`${trouble} Mails wait until it works.`);
}

async function senderNamed(): Promise<Diagnosis> {
  const trouble = senderTrouble();
  if (trouble) return warning(trouble);
  const records = await senderRecords();
  if (!records) return healthy('nothing to look for while no mail leaves this machine');
  const bad = (['spf', 'dmarc'] as const).filter((name) => ['missing', 'wrong'].includes(records[name].state));
  return bad.length === 0
    ? healthy(`${records.domain}`)
    : warning(
        `${records.domain} has no right record for ${bad.map((name) => name.toUpperCase()).join(' and ')}: mailboxes may take mails for spam. See docs/hosting.md, “Mail that arrives”.`,
      );
}

export const MAIL: readonly Examination[] = [
  { about: 'Mail', isSlow: true, look: service },
  { about: 'Sender of mails', isSlow: true, look: senderNamed },
];
