import { Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  /** What it went out by. */
  service: string;
}

export function TestLetter({ site, service }: Props) {
  return (
    <LetterFrame
      site={site}
      preview="Mail from this site arrives."
      title="Mail arrives"
      reason={`You’re getting this because you asked for a test at ${site.name}.`}
    >
      <Paragraph>This mail came to you by {service}.</Paragraph>
      <Fine>Did it land in spam? Check MAIL_FROM, and the SPF, DKIM and DMARC records of its domain.</Fine>
    </LetterFrame>
  );
}
