import { Action, Fine, LetterFrame, type LetterSite, Paragraph } from './letter.tsx';

interface Props {
  site: LetterSite;
  failures: { job: string; item: string; words: string }[];
  more: number;
  link: string;
}

/** To administrators: what the site could not do by itself, and in whose words. */
export function JobFailures({ site, failures, more, link }: Props) {
  return (
    <LetterFrame
      site={site}
      preview={failures[0]?.job ?? ''}
      title="Something needs a look"
      reason={`You get this mail because you're an administrator of ${site.name}.`}
    >
      <Paragraph>This couldn't be done. Everything else went on, and it's tried again by itself.</Paragraph>
      {failures.map(({ job, item, words }) => (
        <Paragraph key={`${job} ${item}`}>
          <strong>{job}:</strong> {item}. {words}
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>And {more} more.</Paragraph>}
      <Action href={link}>See all of it</Action>
      <Fine>You won't hear of the same thing again until it has worked once.</Fine>
    </LetterFrame>
  );
}
