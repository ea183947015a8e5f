import { Action, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  greeting: string;
  title: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  action: { label: string; link: string } | null;
  fine: string[];
  reason: string;
}

/** What concerns somebody's Premium: a start, a payment, an end, a gift, a withdrawal. */
export function PremiumLetter({ site, greeting, title, paragraphs, facts, action, fine, reason }: Props) {
  return (
    <LetterFrame site={site} preview={paragraphs[0] ?? title} title={title} reason={reason}>
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
    </LetterFrame>
  );
}
