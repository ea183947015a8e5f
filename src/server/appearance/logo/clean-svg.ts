import { load } from 'cheerio';
import { AppError } from '#src/domain/errors.ts';
import { LOGO_SVG_LIMIT } from '#src/domain/site/appearance/logo.ts';
import { escapeMarkup } from '../../base/escape.ts';
import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS, TEXT_ELEMENTS, UNSEEN_ELEMENTS, WRAPPERS } from './svg-allowed.ts';
import { type Copied, isDrawable } from './svg-copies.ts';
import { svgSize } from './svg-size.ts';
import { harmlessSheet, isHarmlessValue, isOwnPlace } from './svg-values.ts';

export interface CleanSvg {
  text: string;
  width: number;
  height: number;
  /** Kinds of what was left out of it, as its file calls them: for whoever wonders where it went. */
  leftOut: string[];
}

type XmlNode = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];
type XmlElement = Extract<XmlNode, { attribs: unknown }>;

const DEEPEST = 64;
const MOST_ELEMENTS = 5000;
/** Draws something by itself. */
const DRAWS = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'use']);
/** XML has no way to write these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/**
 * A logo's SVG written anew from what draws alone; nothing of the file itself is handed on. Throws `too_large`,
 * `unsupported_media_type` for what is no SVG, and `validation` for one that says no size, draws nothing or too much.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  if (bytes.length > LOGO_SVG_LIMIT)
    throw new AppError('too_large', 'An SVG has at most 100 KB. Simplify it, or use a PNG.');
  const text = decoded(bytes);
  if (/<!ENTITY/i.test(text))
    throw new AppError(
      'validation',
      'This SVG has shorthands of its own (entities). Export it as plain SVG and try again.',
    );
  const nodes = load(text, { xml: true }).root()[0]?.children ?? [];
  const root = nodes.find(isElement);
  if (root?.name !== 'svg' || nodes.filter(isElement).length > 1) throw notSvg();
  const { viewBox, width, height } = svgSize(root.attribs);
  const writing = { leftOut: new Set<string>(), count: 0, drawn: 0, byId: new Map<string, Copied>() };
  const { markup, copied } = written(root, writing, 0, { viewBox, width: String(width), height: String(height) });
  if (writing.drawn === 0) throw new AppError('validation', 'Nothing is drawn in this SVG that we could show.');
  if (!isDrawable(copied, writing.byId)) throw tooMuch();
  return { text: `${markup}\n`, width, height, leftOut: [...writing.leftOut].toSorted() };
}

interface Writing {
  leftOut: Set<string>;
  count: number;
  drawn: number;
  byId: Map<string, Copied>;
}
interface Written {
  markup: string;
  copied: Copied;
}

function written(element: XmlElement, writing: Writing, depth: number, own: Record<string, string> = {}): Written {
  writing.count++;
  if (depth > DEEPEST || writing.count > MOST_ELEMENTS) throw tooMuch();
  const { name } = element;
  if (DRAWS.has(name)) writing.drawn++;
  const attributes: Record<string, string> = { ...keptAttributes(element, writing), ...own };
  const parts = element.children.flatMap((child) => writtenChild(child, name, writing, depth + 1));
  const copied: Copied = {
    children: parts.flatMap((part) => part.copied ?? []),
    draws: name === 'use' ? (attributes.href?.trim().slice(1) ?? null) : null,
  };
  if (attributes.id !== undefined) writing.byId.set(attributes.id, copied);
  const head = Object.entries({ ...(depth === 0 && { xmlns: 'http://www.w3.org/2000/svg' }), ...attributes })
    .map(([key, value]) => ` ${key}="${escapeMarkup(value.replaceAll(UNWRITABLE, ''))}"`)
    .join('');
  const inner = parts.map(({ markup }) => markup).join('');
  return { markup: inner === '' ? `<${name}${head}/>` : `<${name}${head}>${inner}</${name}>`, copied };
}

type Part = { markup: string; copied?: Copied };

function writtenChild(child: XmlNode, parent: string, writing: Writing, depth: number): Part[] {
  if (!isElement(child)) return TEXT_ELEMENTS.has(parent) && parent !== 'style' ? textOf(child) : [];
  const { name } = child;
  if (depth > DEEPEST) throw tooMuch();
  if (WRAPPERS.has(name)) return child.children.flatMap((each) => writtenChild(each, parent, writing, depth + 1));
  if (name === 'style') return sheetOf(child, writing);
  if (DRAWING_ELEMENTS.has(name) && !(name === 'use' && hrefOf(child) === null))
    return [written(child, writing, depth)];
  // What only its editor reads has a name of the editor's own.
  if (!UNSEEN_ELEMENTS.has(name) && !name.includes(':')) writing.leftOut.add(name);
  return [];
}

function keptAttributes({ attribs }: XmlElement, { leftOut }: Writing): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (!DRAWING_ATTRIBUTES.has(name)) {
      if (/^on/i.test(name)) leftOut.add(name);
    } else if (name === 'href' || name === 'xlink:href') {
      if (isOwnPlace(value)) kept.href = value.trim();
      else leftOut.add('href');
    } else if (isHarmlessValue(value)) kept[name] = value;
    else leftOut.add(name);
  }
  return kept;
}

const hrefOf = ({ attribs }: XmlElement): string | null =>
  [attribs.href, attribs['xlink:href']].find((href) => href !== undefined && isOwnPlace(href)) ?? null;

function sheetOf(element: XmlElement, writing: Writing): Part[] {
  const sheet = harmlessSheet(element.children.map(rawText).join(''));
  if (sheet === null) writing.leftOut.add('style');
  return sheet ? [{ markup: `<style>${escapeMarkup(sheet.replaceAll(UNWRITABLE, ''))}</style>` }] : [];
}

const textOf = (node: XmlNode): Part[] => [{ markup: escapeMarkup(rawText(node).replaceAll(UNWRITABLE, '')) }];

/** The text of a text or of a CDATA section; of all else nothing. */
function rawText(node: XmlNode): string {
  if (node.type === 'text') return node.data;
  return node.type === 'cdata' ? node.children.map(rawText).join('') : '';
}

const isElement = (node: XmlNode): node is XmlElement =>
  node.type === 'tag' || node.type === 'script' || node.type === 'style';

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw notSvg(cause);
  }
}

export const notSvg = (cause?: unknown) =>
  new AppError('unsupported_media_type', 'This file is neither an SVG nor a PNG. Export the logo as one of them.', {
    cause,
  });
const tooMuch = () => new AppError('validation', 'This SVG is too complicated for a logo. Simplify it, or use a PNG.');
