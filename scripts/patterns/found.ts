import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type MadePattern, noticePatterns } from '#src/domain/pattern.ts';

/** A pattern of the sources, where it stands, and the longest text that it is given. */
export interface FoundPattern {
  pattern: RegExp;
  at: string;
  longest: number | null;
}

/** The door, which alone may call `RegExp`. */
const DOOR = 'src/domain/pattern.ts';

/** Patterns as they are written, and what is put together past the door. */
export function writtenPatterns(): { found: FoundPattern[]; pastTheDoor: string[] } {
  const found: FoundPattern[] = [];
  const pastTheDoor: string[] = [];
  for (const file of globSync('src/**/*.{ts,tsx,astro}').filter((name) => name !== DOOR)) {
    const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
    const visit = (node: ts.Node): void => {
      const at = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      if (ts.isRegularExpressionLiteral(node))
        found.push({ pattern: patternOf(node.text), at, longest: boundOf(node) });
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
        pastTheDoor.push(at);
      for (const skeleton of skeletonsIn(node)) found.push({ pattern: skeleton, at, longest: boundOf(node) });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { found, pastTheDoor };
}

function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** What `bounded` says of the pattern that it is given. */
function boundOf({ parent }: ts.Node): number | null {
  if (!ts.isCallExpression(parent) || parent.expression.getText() !== 'bounded') return null;
  const longest = Number(parent.arguments[0]?.getText().replaceAll('_', ''));
  return Number.isNaN(longest) ? null : longest;
}

/**
 * A pattern that a function puts together each time, with a word in the place of each part: its parts are words of tables, or
 * escaped. Those of whole modules are there when these are loaded.
 */
function skeletonsIn(node: ts.Node): RegExp[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'patternFrom' || !isInFunction(node)) return [];
  const [source, flags] = node.arguments;
  const text = !source
    ? ''
    : ts.isTemplateExpression(source)
      ? source.head.text + source.templateSpans.map(({ literal }) => `word${literal.text}`).join('')
      : 'word';
  return [new RegExp(text, flags && ts.isStringLiteral(flags) ? flags.text : '')];
}

const isInFunction = (node: ts.Node): boolean =>
  node.parent !== undefined && (ts.isFunctionLike(node.parent) || isInFunction(node.parent));

/** Patterns that modules put together while they are loaded. */
export async function madePatterns(): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  noticePatterns(({ pattern, longest }: MadePattern) => {
    const place = new Error().stack?.split('\n').find((line) => /\/src\//.test(line) && !line.includes(DOOR));
    const at = /src\/[^:]+:\d+/.exec(place ?? '')?.[0] ?? '';
    const known = found.get(String(pattern));
    if (!known || longest !== null) found.set(String(pattern), { pattern, at, longest });
  });
  for (const file of globSync('src/**/*.ts').filter((name) => /\bpatternFrom\(/.test(readFileSync(name, 'utf8'))))
    await import(`../../${file}`);
  return [...found.values()];
}
