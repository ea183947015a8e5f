import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export interface ReadPdf {
  pages: number;
  title: string | undefined;
  /** Whether the text is marked with what it is. */
  isTagged: boolean;
  /** What each page says, every stretch of white space as one space. */
  texts: string[];
  /** All pages. */
  text: string;
  /** Alternative texts of the pictures on the first page. */
  alts: string[];
  /** Where its pages lead to outside of it. */
  links: string[];
  /** Kinds of elements on the first page, each once. */
  roles: string[];
}

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

/** Reads a PDF with a program that did not write it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const texts: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url, unsafeUrl }) => unsafeUrl ?? url ?? []));
    const said = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    texts.push(said.replaceAll(/\s+/g, ' '));
  }
  const nodes = flat((await (await document.getPage(1)).getStructTree()) as Node | null);
  const marked = await document.getMarkInfo();
  return {
    pages: document.numPages,
    title: (info as { Title?: string }).Title,
    isTagged: (marked as { Marked?: boolean } | null)?.Marked ?? false,
    texts,
    text: texts.join(' '),
    links,
    alts: nodes.flatMap(({ alt }) => alt ?? []),
    roles: [...new Set(nodes.flatMap(({ role }) => role ?? []))],
  };
}

const flat = (node: Node | null): Node[] => (node ? [node, ...(node.children ?? []).flatMap(flat)] : []);

/** The colours ("#rrggbb") that the first page is filled with, and the names of its fonts. */
export async function inkOfPdf(bytes: Uint8Array): Promise<{ inks: string[]; fonts: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const filled = fnArray.flatMap((operation, at) =>
    operation === OPS.setFillRGBColor ? [String(argsArray[at]?.[0])] : [],
  );
  const names = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g);
  return { inks: [...new Set(filled)], fonts: [...new Set(Array.from(names, ([, name = '']) => name))] };
}
