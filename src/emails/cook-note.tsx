import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { Action, Fine, MailFrame, type MailSite, Paragraph, StopLink } from './frame.tsx';
import { quote } from './styles.ts';

interface Props {
  site: MailSite;
  /** `null` for somebody whose name is not known. */
  firstName: string | null;
  title: string;
  paragraphs: string[];
  /** The words that somebody wrote. */
  quotes: { about: string; text: string }[];
  facts: { label: string; value: string }[];
  action: { label: string; link: string } | null;
  fine: string[];
  reason: string;
  /** The link that ends these mails. */
  stop: string;
}

/** What becomes of notes on recipes, and of reports and objections. */
export function CookNoteMail(props: Props) {
  const { site, firstName, title, paragraphs, quotes, facts, action, fine, reason, stop } = props;
  return (
    <MailFrame site={site} preview={paragraphs[0] ?? title} title={title} reason={reason}>
      {firstName !== null && <Paragraph>Hello {firstName},</Paragraph>}
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {facts.map(({ label, value }) => (
        <Paragraph key={label}>
          <strong>{label}:</strong> {value}
        </Paragraph>
      ))}
      {quotes.map(({ about, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: quotes of a fixed mail
        <Fragment key={i}>
          {about && <Fine>{about}</Fine>}
          <Text style={{ ...quote, whiteSpace: 'pre-line' }}>{text}</Text>
        </Fragment>
      ))}
      {action && <Action href={action.link}>{action.label}</Action>}
      {fine.map((text) => (
        <Fine key={text}>{text}</Fine>
      ))}
      <StopLink href={stop} />
    </MailFrame>
  );
}
