import { Action, MailFrame, type MailSite, Paragraph, StopLink } from '../frame.tsx';

interface Props {
  site: MailSite;
  firstName: string;
  /** The subject of the letter that waits. */
  subject: string;
  /** When it is meant to go out, in words. */
  when: string;
  /** The link to look at it. */
  link: string;
  /** The link that ends these mails. */
  stop: string;
}

/** To whoever sends letters: one wrote itself, and goes out only with a yes. */
export const LetterWaiting = ({ site, firstName, subject, when, link, stop }: Props) => (
  <MailFrame
    site={site}
    preview={`“${subject}” is meant to go out ${when}.`}
    title="A letter’s ready for your yes"
    reason={`You’re getting this because you send letters for ${site.name}.`}
  >
    <Paragraph>Hello {firstName},</Paragraph>
    <Paragraph>
      “{subject}” has written itself and is meant to go out {when}. Have a look, change what you like, then schedule it.
      If nobody does, it isn’t sent.
    </Paragraph>
    <Action href={link}>Preview the letter</Action>
    <StopLink href={stop} />
  </MailFrame>
);
