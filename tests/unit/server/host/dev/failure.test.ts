import { expect, it } from 'vitest';
import { elementsIn } from '#src/domain/html-elements.ts';
import { failureResponse } from '#src/server/host/dev/failure.ts';

it('shows where a page failed, whatever it quotes', async () => {
  const error = Object.assign(new Error('\u001b[31mno </script><b>'), { loc: { line: 2 }, frame: '2 | ((' });
  const response = failureResponse(error);
  const page = await response.text();
  expect(response.status).toBe(500);
  const [script, ...others] = [...elementsIn(page, ['script'])];
  expect(others).toEqual([]);
  expect(page).not.toContain('<b>');
  const [, told = ''] = /new ErrorOverlay\((.*)\)\);/.exec(script?.inner ?? '') ?? [];
  expect(JSON.parse(told)).toMatchObject({ message: 'no </script><b>', loc: { line: 2 }, frame: '2 | ((' });
});
