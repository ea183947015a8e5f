/**
 * Checks that turns of phrase a food editor would not print do not come back: in what screens, pages and mails say, that
 * is every text in JSX and .astro, and every string with a space in these folders. About phrases, not about style. And
 * that no source has the marks of a merge that was left half-way.
 * Usage: npm run script -- scripts/check-words.ts   Ends with 1 when one is found.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { counted } from '#src/domain/counted.ts';

/** What is not said, and what is said instead. */
const BANNED: [RegExp, string][] = [
  [/\b(could|can) ?not be\b/i, 'We couldn’t …'],
  [/(^|[.!?] )Whoever\b/, 'anyone who, or “you”'],
  [/^What is\b/, 'What’s …'],
  [/\bis not there\b/i, 'isn’t here, or say where it is'],
  [
    /(^|[.!?:] )(it is(?! vegan)|you are|we will|you will|that is) (?!logged out)/i,
    'it’s, you’re, we’ll, you’ll, that’s',
  ],
  [/\b(do|does|did|is|are|was|has|have|will|would|should) not\b/i, 'don’t, isn’t, won’t …'],
  [/\bcannot\b/i, 'can’t'],
  [/\badministrator area\b/i, 'admin area'],
  [/\bat the moment\b/i, 'now, or leave it out'],
  [/\bin order to\b/i, 'to'],
  [/\b(is|are) needed\b/i, 'you need'],
  [/\bsuch (mails|letters|a mail)\b/i, 'these e-mails'],
];

/** Git begins a line with it, and a space. */
const MERGE_MARK = /^(<{7}|>{7}) /m;

process.chdir(dirname(import.meta.dirname));
const found = globSync('src/{components,emails,islands,layouts,pages,stores}/**/*.{astro,ts,tsx}').flatMap((file) =>
  textsOf(file).flatMap((text) =>
    BANNED.filter(([phrase]) => phrase.test(text)).map(([, instead]) => `${file}: “${text}” (${instead})`),
  ),
);
const half = globSync('{*,.ci/*,{docs,scripts,src,tests}/**/*}.{astro,css,html,js,json,md,mjs,sql,ts,tsx,yml}')
  .filter((file) => MERGE_MARK.test(readFileSync(file, 'utf8')))
  .map((file) => `${file}: marks of a merge`);
for (const line of [...found, ...half]) console.error(`  error ${line}`);
console.log(
  found.length > 0 ? `x ${counted(found.length, 'turn')} of phrase` : '✔ no screen says what a food editor would not',
);
console.log(half.length > 0 ? `x ${counted(half.length, 'file')} merged half-way` : '✔ no file is merged half-way');
process.exitCode = found.length + half.length > 0 ? 1 : 0;

function textsOf(file: string): string[] {
  let source = readFileSync(file, 'utf8');
  if (file.endsWith('.astro')) {
    const page = source.replace(/<(style|script)[\s\S]*?<\/\1>/g, '');
    source = `${page.replace(/^---\n([\s\S]*?)\n---/, '$1\n;(<>')}</>)`;
  }
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) texts.push(node.text);
    else if (ts.isStringLiteralLike(node) && /\w \w/.test(node.text)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) texts.push(node.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
