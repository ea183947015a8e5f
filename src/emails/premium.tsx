import { Action, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  greeting: string;
  title: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  action: { label: string; link: string } | null;
  fine: string[];
  reason: string;
}

/** What concerns somebody's Premium: a start, a payment, an end, a gift, a withdrawal. */
export function PremiumMail({ site, greeting, title, paragraphs, facts, action, fine, reason }: Props) {
  return (
    <MailFrame site={site} preview={paragraphs[0] ?? title} title={title} reason={reason}>
      <Paragraph>{greeting}</Paragraph>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {facts.map(({ label, value }) => (
        <Paragraph key={label}>
          <strong>{label}:</strong> {value}
        </Paragraph>
      ))}
      {action && <Action href={action.link}>{action.label}</Action>}
      {fine.map((text) => (
        <Fine key={text}>{text}</Fine>
      ))}
    </MailFrame>
  );
}
