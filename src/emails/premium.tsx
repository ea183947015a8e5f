import type { DeclarationKind } from '#src/domain/premium/billing/declaration.ts';
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

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
const WISHES = { end: 'end a plan', withdraw: 'withdraw from a contract' } as const;

interface Wish {
  site: MailSite;
  wish: keyof typeof WISHES;
  at: number;
}

/** To an address from which a contract was to be ended or withdrawn from, and for which there is none. */
export const NoContract = ({ site, wish, at }: Wish) => (
  <PremiumMail
    site={site}
    greeting="Hello,"
    title="We found no contract"
    paragraphs={[
      `On ${moments.format(at)} UTC somebody asked to ${WISHES[wish]} for this address, and we know of no contract with it for which that can be done. Perhaps you ordered with another address: it’s in the mail that came with your order.`,
      'If you think that is wrong, answer this mail: what counts is when you asked.',
    ]}
    facts={[]}
    action={null}
    fine={[]}
    reason={`You’re getting this because someone entered your address at ${site.name}.`}
  />
);

const DECLARED: Record<DeclarationKind, string> = {
  withdrawal: 'withdraw from what was bought with this address in the last 14 days',
  ordinary: 'end the plan that was ordered with this address',
  extraordinary: 'end the plan that was ordered with this address at once',
};

interface Declared {
  site: MailSite;
  kind: DeclarationKind;
  at: number;
  link: string;
}

/** To an address for which something was declared, by whom nobody knows yet. */
export const ProveDeclaration = ({ site, kind, at, link }: Declared) => (
  <PremiumMail
    site={site}
    greeting="Hello,"
    title="Is it you?"
    paragraphs={[
      `On ${moments.format(at)} UTC someone asked to ${DECLARED[kind]}. If that was you, open the link and confirm. You’ve 14 days; what counts is when you asked.`,
      'If it wasn’t you, do nothing: everything stays as it is.',
    ]}
    facts={[{ label: 'Received', value: `${moments.format(at)} UTC` }]}
    action={{ label: 'See and confirm', link }}
    fine={[]}
    reason={`You’re getting this because someone entered your address at ${site.name}.`}
  />
);
