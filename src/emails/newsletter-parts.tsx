import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { LetterRecipe } from '#src/domain/newsletter/letter-items.ts';
import { eyebrowOf, type ShownBlock } from '#src/domain/newsletter/shown-letter.ts';
import type { LetterLinks } from './newsletter-links.ts';
import { NIGHT } from './newsletter-styles.ts';
import { fine, link, paragraph, picture, subhead } from './styles.ts';

type Of<Kind extends ShownBlock['kind']> = { block: Extract<ShownBlock, { kind: Kind }>; links: LetterLinks };

export function MailPicture({ block: { url, alt, link: href }, links }: Of<'picture'>) {
  const src = links.picture(url);
  if (!src) return null;
  const image = <img src={src} alt={alt} width="544" style={picture} />;
  return href ? <Link href={links.to(href)}>{image}</Link> : image;
}

/** Where pictures are off, the title stands above the place of the picture all the same. */
export function MailRecipe({ recipe, links }: { recipe: LetterRecipe; links: LetterLinks }) {
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

/** Its cover or its recipes' pictures in a row, then what it is and the first of it. */
export function MailCollection({ block, links }: Of<'collection'>) {
  const { id, title, introduction, recipes } = block;
  const pictures = block.pictures.flatMap((url) => links.picture(url) ?? []);
  return (
    <Section style={partBox}>
      <Mosaic pictures={pictures} href={links.collection(id)} />
      <PartHead eyebrow={eyebrowOf(block)} title={title} href={links.collection(id)} />
      {introduction && (
        <Text style={{ ...paragraph, margin: '0 0 12px' }} className={NIGHT.text}>
          {introduction}
        </Text>
      )}
      {recipes.map((recipe) => (
        <Text key={recipe.id} style={listed} className={NIGHT.rule}>
          <Link href={links.recipe(recipe.id)} style={titleLink} className={NIGHT.text}>
            {recipe.title}
          </Link>
          <span style={{ color: fine.color }} className={NIGHT.muted}>
            {' · '}
            {recipe.time}
            {recipe.isPremiumOnly && ' · Premium'}
          </span>
        </Text>
      ))}
      <More href={links.collection(id)}>See all of it</More>
    </Section>
  );
}

export function MailGuide({ block, links }: Of<'guide'>) {
  const { id, title, lines, imageUrl } = block.guide;
  const src = imageUrl && links.picture(imageUrl);
  return (
    <Section style={partBox}>
      <Mosaic pictures={src ? [src] : []} href={links.guide(id)} />
      <PartHead eyebrow={eyebrowOf(block)} title={title} href={links.guide(id)} />
      <Text style={{ ...paragraph, margin: '0 0 8px' }} className={NIGHT.text}>
        {lines}
      </Text>
      <More href={links.guide(id)}>Read the guide</More>
    </Section>
  );
}

/** One picture across, or up to three beside each other: a table, which every mail program lays out alike. */
function Mosaic({ pictures, href }: { pictures: readonly string[]; href: string }) {
  if (pictures.length === 0) return null;
  const width = Math.floor(544 / pictures.length);
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 14px' }}>
      <tbody>
        <tr>
          {pictures.map((src, at) => (
            <td key={src} width={`${100 / pictures.length}%`} style={{ paddingLeft: at > 0 ? '6px' : 0 }}>
              <Link href={href}>
                {/* The title follows as a link: read aloud, a second one says nothing new. */}
                <img src={src} alt="" width={width} style={{ ...picture, margin: 0 }} />
              </Link>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const PartHead = ({ eyebrow, title, href }: { eyebrow: string; title: string; href: string }) => (
  <>
    <Text style={{ ...fine, margin: '0 0 2px' }} className={NIGHT.muted}>
      {eyebrow}
    </Text>
    <h2 style={{ ...subhead, margin: '0 0 8px' }}>
      <Link href={href} style={titleLink} className={NIGHT.text}>
        {title}
      </Link>
    </h2>
  </>
);

const More = ({ href, children }: { href: string; children: string }) => (
  <Text style={{ ...paragraph, margin: '12px 0 0' }}>
    <Link href={href} style={{ ...link, fontWeight: 600 }} className={NIGHT.link}>
      {children}
    </Link>
  </Text>
);

const partBox: CSSProperties = { margin: '28px 0' };
const listed: CSSProperties = { ...paragraph, borderTop: '1px solid #e6e0d3', margin: 0, padding: '9px 0' };
const recipeBox: CSSProperties = { margin: '0 0 28px' };
const recipeTitle: CSSProperties = { ...subhead, fontSize: '20px', lineHeight: '26px', margin: '0 0 2px' };
const titleLink: CSSProperties = { color: '#1d2a21', textDecoration: 'underline', textDecorationThickness: '1px' };
