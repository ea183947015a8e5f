import { Action, Fine, MailFrame, type MailSite, Paragraph } from '../frame.tsx';

interface Props {
  site: MailSite;
  failures: { job: string; item: string; words: string }[];
  more: number;
  link: string;
}

/** To administrators: what the site could not do by itself, and in whose words. */
export function JobFailures({ site, failures, more, link }: Props) {
  return (
    <MailFrame
      site={site}
      preview={failures[0]?.job ?? ''}
      title="Something needs your attention"
      reason={`You’re getting this because you’re an administrator of ${site.name}.`}
    >
      <Paragraph>This didn’t work. Everything else carried on, and we’ll keep trying.</Paragraph>
      {failures.map(({ job, item, words }) => (
        <Paragraph key={`${job} ${item}`}>
          <strong>{job}:</strong> {item}. {words}
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>And {more} more.</Paragraph>}
      <Action href={link}>See all of it</Action>
      <Fine>We won’t write about the same thing again until it has worked once.</Fine>
    </MailFrame>
  );
}
