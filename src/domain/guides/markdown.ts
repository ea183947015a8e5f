import { Lexer, type Token, type Tokens } from 'marked';
import { playerOf } from '../films.ts';
import { bounded } from '../pattern.ts';
import { type Align, CALLOUTS, type Callout, type GuideBlock, type Inline, plainWords } from './blocks.ts';
import { linkOf } from './links.ts';

/** Depth of lists and quotes in each other; what lies deeper is text. */
const DEEPEST = 6;

/**
 * A guide's Markdown as blocks (CommonMark with tables). A link that is alone in its paragraph becomes what it leads to: the
 * card of a recipe or of a collection of this site, or a video. `> [!TIP]`, `[!NOTE]` and `[!WARNING]` begin callouts.
 * HTML is shown as it was written, and a link that leads neither to this site nor to https nor to a mailbox is its text.
 */
export function blocksOf(markdown: string): GuideBlock[] {
  const ids = new Map<string, number>();
  return blocksFrom(new Lexer({ gfm: true }).lex(markdown), { ids, depth: 0 });
}

interface Reading {
  /** The number of times a heading's id was given. */
  ids: Map<string, number>;
  depth: number;
}

const blocksFrom = (tokens: readonly Token[], reading: Reading): GuideBlock[] =>
  tokens.flatMap((token) => blockFrom(token, reading) ?? []);

function blockFrom(token: Token, reading: Reading): GuideBlock | null {
  if (reading.depth > DEEPEST) return paragraph([{ kind: 'text', text: token.raw.trim() }]);
  const deeper = { ...reading, depth: reading.depth + 1 };
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return headingFrom(token as Tokens.Heading, reading);
    case 'paragraph':
      return aloneIn(token as Tokens.Paragraph) ?? paragraph(inlinesFrom((token as Tokens.Paragraph).tokens));
    case 'text':
      return paragraph(inlinesFrom((token as Tokens.Text).tokens ?? [token]));
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const first = typeof start === 'number' ? start : 1;
      return {
        kind: 'list',
        isOrdered: ordered,
        start: first,
        items: items.map((item) => blocksFrom(item.tokens, deeper)),
      };
    }
    case 'blockquote':
      return quoteFrom(blocksFrom((token as Tokens.Blockquote).tokens, deeper));
    case 'table': {
      const { align, header, rows } = token as Tokens.Table;
      return {
        kind: 'table',
        align: align as Align[],
        head: header.map((cell) => inlinesFrom(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => inlinesFrom(cell.tokens))),
      };
    }
    case 'hr':
      return { kind: 'rule' };
    case 'code':
      return { kind: 'code', text: (token as Tokens.Code).text };
    default:
      return paragraph([{ kind: 'text', text: token.raw.trim() }]);
  }
}

const paragraph = (of: Inline[]): GuideBlock | null => (of.length > 0 ? { kind: 'paragraph', of } : null);

/** The title is a page's only heading of the first level; what lies deeper than three is three. */
function headingFrom({ depth, tokens }: Tokens.Heading, { ids }: Reading): GuideBlock {
  const of = inlinesFrom(tokens);
  const plain = plainWords(of)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(bounded(10_000, /^-+|-+$/g), '');
  const word = plain || 'part';
  const before = ids.get(word) ?? 0;
  ids.set(word, before + 1);
  return { kind: 'heading', level: depth <= 2 ? 2 : 3, id: before === 0 ? word : `${word}-${before + 1}`, of };
}

/** The block for a paragraph that has one picture or one link and nothing else. */
function aloneIn({ tokens }: Tokens.Paragraph): GuideBlock | null {
  const [only, ...others] = tokens.filter(({ raw }) => raw.trim() !== '');
  if (!only || others.length > 0) return null;
  if (only.type === 'image') {
    const { href, text, title } = only as Tokens.Image;
    return href.startsWith('/') && !href.startsWith('//')
      ? { kind: 'picture', url: href, alt: text, caption: title ?? '' }
      : null;
  }
  if (only.type !== 'link') return null;
  const { href, text } = only as Tokens.Link;
  const [, kind, id] = /^\/(recipes|collections)\/([a-z0-9-]+)$/.exec(href) ?? [];
  if (kind && id) return { kind: kind === 'recipes' ? 'recipe' : 'collection', id };
  const player = playerOf(href);
  return player && { kind: 'video', url: href, title: text === href ? 'Video' : text, player };
}

const CALLOUT = /^\[!(TIP|NOTE|WARNING)\]\s*/;

function quoteFrom(of: GuideBlock[]): GuideBlock {
  const [first, ...others] = of;
  if (first?.kind === 'paragraph') {
    const [begins, ...rest] = first.of;
    const [whole, name] = (begins?.kind === 'text' && CALLOUT.exec(begins.text)) || [];
    if (begins?.kind === 'text' && name && whole !== undefined) {
      const text = begins.text.slice(whole.length);
      const words: Inline[] = text ? [{ kind: 'text', text }, ...rest] : rest.slice(rest[0]?.kind === 'break' ? 1 : 0);
      const said = paragraph(words);
      return { kind: 'callout', callout: calloutOf(name), of: said ? [said, ...others] : others };
    }
  }
  return { kind: 'quote', of };
}

const calloutOf = (name: string): Callout =>
  (Object.keys(CALLOUTS) as Callout[]).find((callout) => callout.toUpperCase() === name) ?? 'note';

const inlinesFrom = (tokens: readonly Token[] = []): Inline[] => joined(tokens.flatMap(inlineFrom));

function inlineFrom(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inlinesFrom(tokens) : [{ kind: 'text', text: unescaped(text) }];
    }
    case 'strong':
    case 'em':
      return [{ kind: token.type === 'em' ? 'emphasis' : 'strong', of: inlinesFrom((token as Tokens.Strong).tokens) }];
    case 'del':
      return inlinesFrom((token as Tokens.Del).tokens);
    case 'codespan':
      return [{ kind: 'code', text: unescaped((token as Tokens.Codespan).text) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const { href, tokens } = token as Tokens.Link;
      const of = inlinesFrom(tokens);
      const to = linkOf(href);
      return to === null ? of : [{ kind: 'link', to, of }];
    }
    // A picture in the middle of a line is named by its words.
    case 'image':
      return [{ kind: 'text', text: (token as Tokens.Image).text }];
    default:
      return [{ kind: 'text', text: token.raw }];
  }
}

/** The lexer hands entities on as they are written: here nothing is HTML, so those for markup are said plainly. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Neighbouring texts as one. */
function joined(inlines: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text')
      all[all.length - 1] = { kind: 'text', text: last.text + inline.text };
    else all.push(inline);
  }
  return all;
}
