import { Link } from '@react-email/link';
import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';
import { link as linkStyle } from './styles.ts';

interface Props {
  site: MailSite;
  /** `null` for somebody who has the newsletter already. */
  link: string | null;
  /** The page where one says that one wants none. */
  page: string;
}

/** Asks whether an address wants the newsletter; whoever entered it may be anybody. */
export function NewsletterConfirmation({ site, link, page }: Props) {
  const reason = `You’re getting this because somebody entered this address at ${site.name}.`;
  if (link === null)
    return (
      <MailFrame site={site} preview="You’re on the list." title="You already have our newsletter" reason={reason}>
        <Paragraph>There’s nothing to confirm: you’re on the list. Change what you get, or leave, any time.</Paragraph>
        <Action href={page}>Choose what I get</Action>
        <Fine>If it wasn’t you who asked, you don’t need to do anything.</Fine>
      </MailFrame>
    );
  return (
    <MailFrame
      site={site}
      preview="One more step and you’re on the list."
      title="Shall we write to you?"
      reason={reason}
    >
      <Paragraph>
        Confirm that you’d like our newsletter, and the next one is yours. The link works for 7 days.
      </Paragraph>
      <Action href={link}>Yes, subscribe me</Action>
      <Fine>If it wasn’t you who asked, do nothing: we’ll forget this address in 7 days.</Fine>
      <Fine>
        <Link href={page} style={linkStyle}>
          Never ask me again
        </Link>
      </Fine>
    </MailFrame>
  );
}
