import { Copy, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  firstName: string;
  code: string;
}

export function Code({ site, firstName, code }: Props) {
  return (
    <LetterFrame
      site={site}
      preview="Your verification code, good for 10 minutes."
      title="Your verification code"
      reason={`You get this mail because this address was to be verified at ${site.name}.`}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>Enter this code to verify your email address:</Paragraph>
      <Copy>{code}</Copy>
      <Fine>It expires in 10 minutes. We never ask for it on the phone or in a mail.</Fine>
    </LetterFrame>
  );
}
