import { REPORT_REASONS, type ReportReason } from '#src/domain/cook-notes/reports.ts';
import { CookNoteMail } from './cook-note.tsx';
import type { MailSite } from './frame.tsx';

const COURTS = 'The courts are open to you in any case.';
const OBJECTING = [`You have six months to object; someone looks at it again and answers you. ${COURTS}`];
const BY_A_PERSON = 'A person read it and decided.';

/** The words for each step of a report; `objected`: it answers an objection. */
export const REPORT_STEPS = {
  received: {
    subject: 'We’ve got your report',
    title: 'We’ve got your report',
    text: 'Thank you. One of us reads the note, decides, and tells you what and why.',
    how: null,
    action: 'See the recipe',
    fine: [],
  },
  removed: {
    subject: 'The note you reported is gone',
    title: 'The note is gone',
    text: 'You were right to tell us: we took it off the page.',
    how: BY_A_PERSON,
    action: 'See the recipe',
    fine: [],
  },
  kept: {
    subject: 'The note you reported stays',
    title: 'The note stays',
    text: 'We read it, and we’re leaving it where it is. Thank you for telling us all the same.',
    how: BY_A_PERSON,
    action: 'Object to this',
    fine: OBJECTING,
  },
  upheld: {
    subject: 'We looked again, and it stands',
    title: 'We looked again, and it stands',
    text: 'The note you reported stays on the page.',
    how: null,
    action: 'See the page',
    fine: [`A person decided this. ${COURTS}`],
  },
  reversed: {
    subject: 'You were right to object',
    title: 'You were right to object',
    text: 'The note you reported is gone now.',
    how: null,
    action: 'See the page',
    fine: [`A person decided this. ${COURTS}`],
  },
} as const;

interface Props {
  site: MailSite;
  step: keyof typeof REPORT_STEPS;
  reported: ReportReason;
  /** The title of the recipe. */
  title: string;
  why: string;
  link: string | null;
  /** The link that ends these mails. */
  stop: string;
}

/** What becomes of a report, without the note: nobody knows whether who reported it entered an address of their own. */
export function ReportAnswer({ site, step, reported, title, why, link, stop }: Props) {
  const { title: headline, text, how, action, fine } = REPORT_STEPS[step];
  const wasObjected = step === 'upheld' || step === 'reversed';
  return (
    <CookNoteMail
      site={site}
      firstName={null}
      title={headline}
      paragraphs={[text]}
      facts={[
        { label: 'A note on', value: title },
        { label: 'What you reported', value: REPORT_REASONS[reported] },
        ...(why ? [{ label: 'Why', value: why }] : []),
        ...(how ? [{ label: 'How we decided', value: how }] : []),
      ]}
      quotes={[]}
      action={link === null ? null : { label: action, link }}
      fine={[...fine]}
      reason={
        wasObjected
          ? `You’re getting this because you objected to a decision at ${site.name}.`
          : `You’re getting this because someone reported a note at ${site.name} with this address.`
      }
      stop={stop}
    />
  );
}
