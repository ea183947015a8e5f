import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#src/domain/errors.ts';
import { LOGO_SVG_LIMIT } from '#src/domain/site/appearance/logo.ts';
import { cleanSvg } from '#src/server/appearance/logo/clean-svg.ts';
import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS } from '#src/server/appearance/logo/svg-allowed.ts';

const clean = (text: string) => cleanSvg(new TextEncoder().encode(text));
const svg = (inner: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const LEAF = '<path d="M0 0h9v9z" fill="#175"/>';
const refusalOf = (text: string): AppError => {
  try {
    clean(text);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('an SVG of a logo', () => {
  it('keeps what draws, with its size', () => {
    const drawing = `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="translate(1 2)"><path d="M0 0h9" fill="url(#g)"/><text x="1" y="2">Sprout &amp; Co</text></g>`;
    const { text, width, height, leftOut } = clean(svg(drawing));
    expect({ width, height, leftOut }).toEqual({ width: 120, height: 40, leftOut: [] });
    expect(text).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">${drawing}</svg>\n`,
    );
  });

  it('is the same when it is cleaned again', () => {
    const once = clean(svg(`<style>.a{fill:url(#g)}</style><g>${LEAF}</g><use xlink:href="#a"/>`)).text;
    expect(clean(once).text).toBe(once);
  });

  it('keeps what drawing programs write: sheets, wrappers, their old way to refer', () => {
    const file = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by hand -->${svg(
      `<metadata><rdf:RDF/></metadata><sodipodi:namedview/><style type="text/css"><![CDATA[ /* of the leaf */ .st0{fill:#123} @media (prefers-color-scheme: dark){.st0{fill:#fff}} ]]></style><switch><g id="a" sodipodi:label="x">${LEAF}</g></switch><use xlink:href="#a" x="3"/>`,
    )}`;
    const { text, leftOut } = clean(file);
    expect(leftOut).toEqual([]);
    expect(text).toContain('<style>.st0{fill:#123} @media (prefers-color-scheme: dark){.st0{fill:#fff}}</style>');
    expect(text).toContain('<use href="#a" x="3"/>');
    expect(text).not.toMatch(/metadata|sodipodi|switch|DOCTYPE|xlink|CDATA|hand/);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', 'script'],
    ['what runs when it is loaded', '<g onload="alert(1)"/>', 'onload'],
    ['what runs at a touch', '<rect ONCLICK="alert(1)" width="1" height="1"/>', 'ONCLICK'],
    [
      'a page inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>1</script></body></foreignObject>',
      'foreignObject',
    ],
    ['a picture from elsewhere', '<image href="https://evil.test/x.png"/>', 'image'],
    ['a picture of data', '<image xlink:href="data:text/html;base64,PHNjcmlwdD4="/>', 'image'],
    ['a part of another file', '<use href="https://evil.test/x.svg#a"/>', 'use'],
    ['a drawing in it that uses data', '<svg><use xlink:href="data:image/svg+xml,&lt;svg/&gt;#a"/></svg>', 'use'],
    ['a link that runs', '<linearGradient href="javascript:alert(1)"/>', 'href'],
    ['what moves a link', '<set attributeName="href" to="javascript:alert(1)"/>', 'set'],
    ['what moves', '<animate attributeName="x" values="1;2"/>', 'animate'],
    ['a colour from elsewhere', '<rect fill="url(https://evil.test/x.svg#a)" width="1" height="1"/>', 'fill'],
    ['a style that loads', '<rect style="fill:url(//evil.test)" width="1" height="1"/>', 'style'],
    ['a style that hides what it loads', '<rect style="fill:u\\72l(//evil.test)" width="1" height="1"/>', 'style'],
    [
      'a style that splits what it loads',
      '<rect style="fill:url(/**/\'//evil.test\')" width="1" height="1"/>',
      'style',
    ],
    ['a sheet that takes in another', '<style>@import "//evil.test/x.css";</style>', 'style'],
    ['a sheet with a font from elsewhere', '<style>@font-face{src:url(//evil.test)}</style>', 'style'],
    ['a sheet that loads through image-set', '<style>g{background:image-set("//evil.test" 1x)}</style>', 'style'],
    ['a filter that loads', '<filter><feImage href="//evil.test"/></filter>', 'filter'],
    ['a frame of a page', '<iframe src="//evil.test"/>', 'iframe'],
    ['a handler of events', '<handler type="application/ecmascript">1</handler>', 'handler'],
  ])('loses %s, and says so', (_, bad, kind) => {
    const { text, leftOut } = clean(svg(LEAF + bad));
    expect(leftOut).toContain(kind);
    expect(text).toContain('fill="#175"');
    expect(text).not.toMatch(/script|evil|data:|alert|@import|<set|animate|foreign|onload|onclick|iframe/i);
  });

  it('unwraps a link and keeps the picture in it', () => {
    expect(clean(svg(`<a href="javascript:alert(1)">${LEAF}</a>`)).text).not.toMatch(/<a|javascript/);
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`, 'validation'],
    [
      'an entity of a file',
      `<!DOCTYPE svg [<!entity x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      'validation',
    ],
    ['no size', svg(LEAF, ''), 'validation'],
    ['a size in parts of its place', svg(LEAF, 'width="100%" height="100%"'), 'validation'],
    ['a size of nothing', svg(LEAF, 'viewBox="0 0 0 40"'), 'validation'],
    ['nothing drawn', svg('<g/>'), 'validation'],
    ['nothing but a script', svg('<script>1</script>'), 'validation'],
    ['a page', '<!doctype html><html><body><svg viewBox="0 0 1 1"/></body></html>', 'unsupported_media_type'],
    ['words', 'Our logo', 'unsupported_media_type'],
    ['two drawings', svg(LEAF) + svg(LEAF), 'unsupported_media_type'],
    ['a drawing of more than 100 KB', svg(LEAF + ' '.repeat(LOGO_SVG_LIMIT)), 'too_large'],
    ['groups in groups', svg(`${'<g>'.repeat(9000)}${LEAF}${'</g>'.repeat(9000)}`), 'validation'],
    ['wrappers in wrappers', svg(`${'<a>'.repeat(9000)}${LEAF}${'</a>'.repeat(9000)}`), 'validation'],
    ['very many parts', svg('<g/>'.repeat(6000) + LEAF), 'validation'],
    [
      'parts that draw each other ten times',
      svg(
        `<g id="l0">${LEAF}</g>${Array.from({ length: 12 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`).join('')}`,
      ),
      'validation',
    ],
    ['a part that draws itself', svg(`<g id="a">${LEAF}<use href="#a"/></g>`), 'validation'],
  ])('is refused with %s, in words', (_, text, code) => {
    const refusal = refusalOf(text);
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(/^[A-Z].{20,}[.]$/);
  });

  it('is refused in UTF-16', () => {
    expect(() => cleanSvg(Buffer.from(svg(LEAF), 'utf16le'))).toThrow(/neither|UTF-8/);
  });

  it('takes a size in other lengths', () => {
    expect(clean(svg(LEAF, 'width="2in" height="72pt"'))).toMatchObject({ width: 192, height: 96 });
  });

  it('whatever it is made of, has nothing in it that is not on the lists, and stays as it is', () => {
    const word = fc.constantFrom(
      ...[
        'svg',
        'g',
        'use',
        'script',
        'style',
        'a',
        'image',
        'path',
        'text',
        'foreignObject',
        'animate',
        'x:y',
        'SCRIPT',
      ],
    );
    const attribute = fc.tuple(
      fc.constantFrom('href', 'xlink:href', 'onload', 'style', 'fill', 'id', 'd', 'xmlns', 'src', 'begin'),
      fc.oneof(
        fc.constantFrom('#a', 'javascript:1', 'data:,x', 'url(#a)', 'url(//e)', '&quot;', '&#x0;', '&lt;a'),
        fc.string(),
      ),
    );
    const markup = fc.array(
      fc.oneof(
        fc
          .tuple(word, fc.array(attribute))
          .map(
            ([name, all]) => `<${name}${all.map(([key, value]) => ` ${key}="${value.replaceAll('"', '')}"`).join('')}>`,
          ),
        word.map((name) => `</${name}>`),
        fc.constantFrom('<![CDATA[', ']]>', '<!--', '-->', '<?x', '?>', '<!DOCTYPE x', '&amp;', '<'),
        fc.string(),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(markup, (parts) => {
        let text: string;
        try {
          ({ text } = clean(svg(LEAF + parts.join(''))));
        } catch (error) {
          if (error instanceof AppError) return;
          throw error;
        }
        const $ = load(text, { xml: true });
        for (const element of $('*').toArray() as { name: string; attribs: Record<string, string> }[]) {
          expect(DRAWING_ELEMENTS).toContain(element.name);
          for (const [name, value] of Object.entries(element.attribs)) {
            if (name === 'xmlns') expect(value).toBe('http://www.w3.org/2000/svg');
            else expect(DRAWING_ATTRIBUTES).toContain(name);
            if (name === 'href') expect(value).toMatch(/^#/);
          }
        }
        expect(clean(text).text).toBe(text);
      }),
    );
  });
});
