import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { Action, Fine, MailFrame, type MailSite, Paragraph, StopLink } from '../frame.tsx';
import { quote } from '../styles.ts';

interface Props {
  site: MailSite;
  firstName: string;
  title: string;
  paragraphs: string[];
  /** Each with the field it is about. */
  remarks: { about: string; text: string }[];
  action: { label: string; link: string };
  reason: string;
  /** The link that ends these mails. */
  stop: string;
}

/** A draft was handed in, sent back, approved or published. */
export const HandInMail = ({ site, firstName, title, paragraphs, remarks, action, reason, stop }: Props) => (
  <MailFrame site={site} preview={paragraphs[0] ?? title} title={title} reason={reason}>
    <Paragraph>Hello {firstName},</Paragraph>
    {paragraphs.map((text) => (
      <Paragraph key={text}>{text}</Paragraph>
    ))}
    {remarks.map(({ about, text }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: remarks of a fixed mail
      <Fragment key={i}>
        <Fine>{about}</Fine>
        <Text style={{ ...quote, whiteSpace: 'pre-line' }}>{text}</Text>
      </Fragment>
    ))}
    <Action href={action.link}>{action.label}</Action>
    <StopLink href={stop} />
  </MailFrame>
);
