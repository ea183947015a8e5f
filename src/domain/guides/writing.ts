/** Text with what is selected in it, as a text area has them. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Texts that a button puts into a guide's Markdown. */
export const INSERTIONS = {
  heading: { label: 'Heading', before: '## ', isLine: true, sample: 'Heading' },
  bold: { label: 'Bold', before: '**', after: '**', sample: 'bold' },
  emphasis: { label: 'Italic', before: '*', after: '*', sample: 'italic' },
  link: { label: 'Link', before: '[', after: '](/recipes/)', sample: 'words' },
  list: { label: 'List', before: '- ', isLine: true, sample: 'first' },
  steps: { label: 'Steps', before: '1. ', isLine: true, sample: 'first' },
  quote: { label: 'Quote', before: '> ', isLine: true, sample: 'quote' },
  tip: { label: 'Tip', before: '> [!TIP]\n> ', isLine: true, sample: 'tip' },
  warning: { label: 'Warning', before: '> [!WARNING]\n> ', isLine: true, sample: 'warning' },
  table: {
    label: 'Table',
    before: '| Food | How long |\n| --- | --- |\n| ',
    after: ' | 20 minutes |',
    isLine: true,
    sample: 'Red lentils',
  },
} as const satisfies Record<string, { label: string; before: string; after?: string; isLine?: true; sample: string }>;
export type Insertion = keyof typeof INSERTIONS;

/** Puts one around what is selected, or a sample that is selected then; those of whole lines begin one. */
export function withInsertion({ text, from, to }: Selected, insertion: Insertion): Selected {
  const { before, sample, ...more } = INSERTIONS[insertion];
  const after = 'after' in more ? more.after : '';
  const chosen = text.slice(from, to) || sample;
  if ('isLine' in more && from === to) {
    const put = withParagraph({ text, from, to }, `${before}${chosen}${after}`);
    const end = put.to - after.length;
    return { text: put.text.trimEnd(), from: end - chosen.length, to: end };
  }
  const lead = 'isLine' in more ? paragraphLead(text.slice(0, from)) : '';
  const start = from + lead.length + before.length;
  return {
    text: `${text.slice(0, from)}${lead}${before}${chosen}${after}${text.slice(to)}`,
    from: start,
    to: start + chosen.length,
  };
}

/** Puts a paragraph of its own behind what the selection ends in; what follows stands after it. */
export function withParagraph({ text, to: caret }: Selected, paragraph: string): Selected {
  const to = endOfBlock(text, caret);
  const lead = paragraphLead(text.slice(0, to));
  const rest = text.slice(to).replace(/^\n+/, '');
  const at = to + lead.length + paragraph.length;
  return { text: `${text.slice(0, to)}${lead}${paragraph}\n\n${rest}`, from: at, to: at };
}

/** Puts a picture in a paragraph of its own; what it shows is to be written where the caret stands, between the brackets. */
export function withPicture(now: Selected, url: string): Selected {
  const picture = `![](${url})`;
  const put = withParagraph(now, picture);
  const at = put.to - picture.length + '!['.length;
  return { ...put, from: at, to: at };
}

/** A line that those below it go on: of a table, a quote or a list. */
const GOES_ON = /^\s*(?:[|>]|[-*+] |\d+[.)] )/;

/** The end of what a caret stands in, which must not be torn apart: of its line, or of the table, quote or list. */
function endOfBlock(text: string, caret: number): number {
  if (paragraphLead(text.slice(0, caret)) === '') return caret;
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const [line = '', ...below] = text.slice(start).split('\n');
  if (!GOES_ON.test(line)) return start + line.length;
  const blank = below.findIndex((each) => each.trim() === '');
  return start + [line, ...below.slice(0, blank < 0 ? below.length : blank)].join('\n').length;
}

/** Line ends that make what follows a paragraph. */
const paragraphLead = (before: string): string => {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
};

/** Words as a link's or a picture's, in which a bracket would end them. */
export const bracketed = (words: string): string => words.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();
