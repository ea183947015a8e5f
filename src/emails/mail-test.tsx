import { Fine, MailFrame, type MailSite, Paragraph } from './frame.tsx';

interface Props {
  site: MailSite;
  /** The service it went out by. */
  service: string;
}

export function MailTest({ site, service }: Props) {
  return (
    <MailFrame
      site={site}
      preview="Mail from this site arrives."
      title="Mail arrives"
      reason={`You’re getting this because you asked for a test at ${site.name}.`}
    >
      <Paragraph>This mail came to you by {service}.</Paragraph>
      <Fine>Did it land in spam? Check MAIL_FROM, and the SPF, DKIM and DMARC records of its domain.</Fine>
    </MailFrame>
  );
}
