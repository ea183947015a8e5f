import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { Words } from '#src/domain/newsletter/letter-text.ts';
import type { ShownBlock, ShownLetter } from '#src/domain/newsletter/shown-letter.ts';
import type { MailSite } from './frame.tsx';
import { MailTop } from './MailTop.tsx';
import type { LetterLinks } from './newsletter-links.ts';
import { MailCollection, MailGuide, MailPicture, MailRecipe } from './newsletter-parts.tsx';
import { NIGHT, type Scheme, sheetOf } from './newsletter-styles.ts';
import { card, footer, headline, link, paper, paragraph, subhead } from './styles.ts';

interface Props {
  site: MailSite;
  letter: ShownLetter;
  links: LetterLinks;
  /** Why this reader gets it. */
  reason: string;
  scheme?: Scheme;
}

/** A letter of the newsletter. It reads well without its pictures, in the dark and on 320 pixels. */
export function NewsletterLetter({ site, letter, links, reason, scheme = 'auto' }: Props) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheetOf(scheme)}</style>
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body style={paper} className={NIGHT.paper}>
        <Container className={`n-page ${NIGHT.paper}`} style={{ maxWidth: '600px', padding: '32px 16px' }}>
          <MailTop site={site} className={NIGHT.text} />
          <Section style={card} className={NIGHT.card}>
            <Heading as="h1" style={headline} className={NIGHT.text}>
              {letter.subject}
            </Heading>
            {letter.blocks.map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed letter
              <Block key={i} block={block} links={links} />
            ))}
          </Section>
          <Text style={footer} className={NIGHT.muted}>
            {reason}{' '}
            <Link href={links.leave} style={link} className={NIGHT.link}>
              Unsubscribe or choose what you get
            </Link>
            {' · '}
            <Link href={links.archive} style={link} className={NIGHT.link}>
              Read it on the web
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

interface BlockProps {
  block: ShownBlock;
  links: LetterLinks;
}

function Block({ block, links }: BlockProps) {
  if (block.kind === 'heading')
    return (
      <h2 style={subhead} className={NIGHT.text}>
        {block.text}
      </h2>
    );
  if (block.kind === 'text')
    return block.paragraphs.map((words, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed letter
      <Text key={i} style={paragraph} className={NIGHT.text}>
        <Line words={words} links={links} />
      </Text>
    ));
  if (block.kind === 'picture') return <MailPicture block={block} links={links} />;
  if (block.kind === 'collection') return <MailCollection block={block} links={links} />;
  if (block.kind === 'guide') return <MailGuide block={block} links={links} />;
  return (
    <>
      {block.heading && (
        <h2 style={subhead} className={NIGHT.text}>
          {block.heading}
        </h2>
      )}
      {block.recipes.map((recipe) => (
        <MailRecipe key={recipe.id} recipe={recipe} links={links} />
      ))}
    </>
  );
}

const Line = ({ words, links }: { words: readonly Words[]; links: LetterLinks }) =>
  words.map(({ text, href }, i) => {
    const lines = text.split('\n').map((each, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
      <Fragment key={at}>
        {at > 0 && <br />}
        {each}
      </Fragment>
    ));
    return href === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a fixed text
      <Fragment key={i}>{lines}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a fixed text
      <Link key={i} href={links.to(href)} style={link} className={NIGHT.link}>
        {lines}
      </Link>
    );
  });
