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
      reason={`You get this mail because you asked for it in the administrator area of ${site.name}.`}
    >
      <Paragraph>This mail came to you by {service}.</Paragraph>
      <Fine>Did it land among the spam? Then look at MAIL_FROM, and at SPF, DKIM and DMARC of its domain.</Fine>
    </LetterFrame>
  );
}
