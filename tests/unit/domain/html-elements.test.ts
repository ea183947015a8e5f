import { describe, expect, it } from 'vitest';
import { elementsIn } from '#src/domain/html-elements.ts';

const PAGE = 'İ<STYLE media="all">a{}</style><p>b</p><script type="x">1 < 2</SCRIPT><scripted>c</scripted><style>d';

describe('elementsIn', () => {
  it('finds elements of the names asked for, with what is in them', () => {
    expect([...elementsIn(PAGE, ['style', 'script'])]).toMatchObject([
      { name: 'style', head: '<STYLE media="all"', inner: 'a{}' },
      { name: 'script', head: '<script type="x"', inner: '1 < 2' },
    ]);
  });

  it('takes none for one that has no end, and goes on behind it', () => {
    expect([...elementsIn('<svg><style>a</style><svg', ['svg', 'style'])].map(({ name }) => name)).toEqual(['style']);
  });

  it('reads as many beginnings as there may be', () => {
    const many = '<svg>'.repeat(400_000);
    expect([...elementsIn(many, ['svg'])]).toEqual([]);
  });
});
