import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import { type CSSProperties, Fragment } from 'react';
import type { Words } from '#src/domain/newsletter/letter-text.ts';
import type { LetterRecipe, ShownBlock, ShownLetter } from '#src/domain/newsletter/shown-letter.ts';
import type { LetterSite } from './letter.tsx';
import { NIGHT, type Scheme, sheetOf } from './newsletter-styles.ts';
import { card, fine, footer, headline, link, paper, paragraph, picture, subhead, wordmark } from './styles.ts';

/** Addresses of a letter, all of them whole. */
export interface LetterLinks {
  /** Of an address in the letter's text. */
  to: (address: string) => string;
  recipe: (id: string) => string;
  /** A picture's, as mail programs show it; `null` where they would not. */
  picture: (url: string) => string | null;
  /** The same letter as a page. */
  archive: string;
  /** Where its reader leaves, or chooses topics. */
  leave: string;
}

interface Props {
  site: LetterSite;
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
          <Text style={wordmark} className={NIGHT.text}>
            {site.name}
          </Text>
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
  if (block.kind === 'picture') return <Picture block={block} links={links} />;
  return (
    <>
      {block.heading && (
        <h2 style={subhead} className={NIGHT.text}>
          {block.heading}
        </h2>
      )}
      {block.recipes.map((recipe) => (
        <Recipe key={recipe.id} recipe={recipe} links={links} />
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

function Picture({
  block: { url, alt, link: href },
  links,
}: {
  block: Extract<ShownBlock, { kind: 'picture' }>;
  links: LetterLinks;
}) {
  const src = links.picture(url);
  if (!src) return null;
  const image = <img src={src} alt={alt} width="544" style={picture} />;
  return href ? <Link href={links.to(href)}>{image}</Link> : image;
}

/** Where pictures are off, the title stands above the place of the picture all the same. */
function Recipe({ recipe, links }: { recipe: LetterRecipe; links: LetterLinks }) {
  const { id, title, time, description, imageUrl, isPremiumOnly } = recipe;
  const src = imageUrl && links.picture(imageUrl);
  return (
    <Section style={recipeBox}>
      {src && (
        <Link href={links.recipe(id)}>
          {/* The title follows as a link: read aloud, a second one says nothing new. */}
          <img src={src} alt="" width="544" height="408" style={{ ...picture, margin: '0 0 12px' }} />
        </Link>
      )}
      <h3 style={recipeTitle}>
        <Link href={links.recipe(id)} style={titleLink} className={NIGHT.text}>
          {title}
        </Link>
      </h3>
      <Text style={{ ...fine, margin: '0 0 6px' }} className={NIGHT.muted}>
        {time}
        {isPremiumOnly && ' · Premium'}
      </Text>
      <Text style={{ ...paragraph, margin: 0 }} className={NIGHT.text}>
        {description}
      </Text>
    </Section>
  );
}

const recipeBox: CSSProperties = { margin: '0 0 28px' };
const recipeTitle: CSSProperties = { ...subhead, fontSize: '20px', lineHeight: '26px', margin: '0 0 2px' };
const titleLink: CSSProperties = { color: '#1d2a21', textDecoration: 'underline', textDecorationThickness: '1px' };
