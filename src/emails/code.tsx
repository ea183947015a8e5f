import { Copy, Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  code: string;
}

export function Code({ site, code }: Props) {
  return (
    <MailFrame
      site={site}
      preview="Your verification code, good for 10 minutes."
      title="Your verification code"
      reason={`You’re getting this because someone asked for a code at ${site.name}.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>Enter this code to verify your email address:</Paragraph>
      <Copy>{code}</Copy>
      <Fine>It expires in 10 minutes. We’ll never ask for it by phone or e-mail.</Fine>
    </MailFrame>
  );
}
