import { expect, test } from 'vitest';
import { inlineHash, narrowed } from '#src/server/http/csp.ts';

const SCRIPT = 'run()';
const STYLE = 'a{color:red}';
const source = (text: string): string => `'${inlineHash(text)}'`;
const page = (...elements: string[]): string => `<html><head>${elements.join('')}</head></html>`;

test('a page lists the scripts and styles written into it, and no others', () => {
  const policy = `default-src 'self'; script-src 'self' ${source(SCRIPT)} ${source('of another page')}; style-src 'self' ${source(STYLE)} ${source('a file')}`;
  const html = page(`<script type="module">${SCRIPT}</script>`, `<style>${STYLE}</style>`);
  expect(narrowed(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${source(SCRIPT)}; style-src 'self' ${source(STYLE)}`,
  );
});

test('what is written into a page is not allowed by being there', () => {
  const html = page('<script>steal()</script>', '<style>*{display:none}</style>');
  expect(narrowed(`script-src 'self' ${source(SCRIPT)}; style-src 'self'`, html)).toBe(
    "script-src 'self'; style-src 'self'",
  );
});

test('scripts that are files, and a script that never ends, are passed over', () => {
  const html = page('<script src="/a.js"></script>', `<script>${SCRIPT}</script>`, '<script>half a scr');
  expect(narrowed(`script-src ${source('')} ${source(SCRIPT)}`, html)).toBe(`script-src ${source(SCRIPT)}`);
});
