import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useEditor } from '#src/islands/admin/recipe-editor/hooks/use-editor.ts';
import { LineList } from '#src/islands/admin/recipe-editor/LineList.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';

const READ = 'POST /api/admin/recipes/read-list';

/** The lists of a new recipe, as its editor has them. */
function Lists() {
  const editor = useEditor(null, undefined, () => undefined);
  return (
    <>
      <LineList editor={editor} name="ingredients" />
      <LineList editor={editor} name="instructions" isLong />
    </>
  );
}

const line = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
/** Every line by its name, and what stands in it. */
const lines = (what = /^(?:ingredient|heading)/) =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: what }).map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement;

describe('a list of lines', () => {
  beforeEach(() => {
    fakeServer({});
    render(<Lists />);
  });

  it('is written by keyboard alone: Enter begins the next line, Backspace in an empty one takes it away', async () => {
    await userEvent.type(line('ingredient 1'), '400 g tofu{Enter}2 limes{Enter}');
    expect(lines()).toEqual(['400 g tofu', '2 limes', '']);
    expect(focused()).toBe(line('ingredient 3'));
    await userEvent.keyboard('{Backspace}');
    expect(lines()).toEqual(['400 g tofu', '2 limes']);
    expect(focused()).toBe(line('ingredient 2'));
    await userEvent.keyboard('{Backspace}');
    expect(lines()).toEqual(['400 g tofu', '2 lime']);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(lines()).toHaveLength(2);
  });

  it('keeps its last line, and puts a line begun between two between them', async () => {
    await userEvent.type(line('ingredient 1'), '{Backspace}a{Enter}c');
    await userEvent.click(line('ingredient 1'));
    await userEvent.keyboard('{Enter}b');
    expect(lines()).toEqual(['a', 'b', 'c']);
  });

  it('moves a line with Alt and an arrow, stays in it, and says where it is now', async () => {
    await userEvent.type(line('ingredient 1'), '400 g tofu{Enter}2 limes{Enter}salt');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['400 g tofu', 'salt', '2 limes']);
    expect(focused()).toBe(line('ingredient 2'));
    screen.getByText('ingredient is number 2 of 3 now');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['salt', '400 g tofu', '2 limes']);
    screen.getByText('ingredient is number 1 of 3 now');
    await press('Move ingredient 1 down');
    expect(lines()).toEqual(['400 g tofu', 'salt', '2 limes']);
    expect(focused()).toBe(line('ingredient 2'));
  });

  it('cannot move the first line up or the last one down', async () => {
    await userEvent.type(line('step 1'), 'Fry it.{Enter}Eat it.');
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Move step 1 up', 'Move step 1 down', 'Move step 2 up', 'Move step 2 down'].map(isDisabled)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(lines(/^step/)).toEqual(['Fry it.', 'Eat it.']);
  });

  it('takes a line away with its button, and goes on in the line before, or else the one after', async () => {
    await userEvent.type(line('ingredient 1'), 'a{Enter}b{Enter}c');
    await press('Remove ingredient 2');
    expect(lines()).toEqual(['a', 'c']);
    expect(focused()).toBe(line('ingredient 1'));
    await press('Remove ingredient 1');
    expect(lines()).toEqual(['c']);
    expect(focused()).toBe(line('ingredient 1'));
  });

  it('has headings among the ingredients, which are numbered by themselves, and none among the steps', async () => {
    await userEvent.type(line('ingredient 1'), '400 g tofu');
    await press('Add heading');
    await userEvent.keyboard('For the sauce{Enter}soy sauce');
    expect(lines()).toEqual(['400 g tofu', 'For the sauce', 'soy sauce']);
    expect(focused()).toBe(line('ingredient 2'));
    await press('Move ingredient 1 down');
    screen.getByText('ingredient is number 1 of 2 now, under For the sauce');
    expect(line('heading 1').value).toBe('For the sauce');
    expect(screen.getAllByRole('button', { name: 'Add heading' })).toHaveLength(1);
    await press('Add step');
    expect(lines(/^step/)).toHaveLength(2);
    expect(focused()).toBe(line('step 2'));
  });
});

describe('a list that is pasted', () => {
  const items = (...texts: string[]) => ({
    items: texts.map((text) => ({ text: text.replace(/:$/, ''), isHeading: text.endsWith(':') })),
  });
  const pasteInto = async (name: string, text: string) => {
    await userEvent.click(line(name));
    await userEvent.paste(text);
  };

  it('comes in as the server reads it, and the caret goes to its end', async () => {
    const { sent } = fakeServer({ [READ]: items('400 g tofu', 'For the top:', '1 lime') });
    render(<Lists />);
    await pasteInto('ingredient 1', '• 400 g tofu\nFor the top\n• 1 lime');
    await screen.findByRole('textbox', { name: 'ingredient 2' });
    expect(lines()).toEqual(['400 g tofu', 'For the top', '1 lime']);
    expect(focused()).toBe(line('ingredient 2'));
    expect(sent).toContainEqual([
      READ,
      { name: 'ingredients', text: '• 400 g tofu\nFor the top\n• 1 lime', isWhole: true },
    ]);
  });

  it('keeps what is typed while it is read, and leaves whoever has gone on where they are', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    fakeServer({ [READ]: () => promise });
    render(<Lists />);
    await pasteInto('ingredient 1', '400 g tofu\n2 limes');
    screen.getByText('Reading the list…');
    await userEvent.keyboard(', halved');
    await userEvent.type(line('step 1'), 'Fry it.');
    await act(async () => resolve(items('400 g tofu', '2 limes')));
    await screen.findByRole('textbox', { name: 'ingredient 2' });
    expect(lines()).toEqual(['400 g tofu', '2 limes, halved']);
    expect(focused()).toBe(line('step 1'));
    expect(screen.queryByText('Reading the list…')).toBe(null);
  });

  it('comes in line by line where nobody could read it, and says so until lines come or go', async () => {
    fakeServer({ [READ]: Response.json({}, { status: 503 }) });
    render(<Lists />);
    await pasteInto('ingredient 1', '• 400 g tofu\n\n• 2 limes');
    await screen.findByText('We couldn’t read the list, so its lines came in as they are.');
    expect(lines()).toEqual(['• 400 g tofu', '• 2 limes']);
    await press('Add ingredient');
    expect(screen.queryByText(/couldn’t read/)).toBe(null);
  });

  it('takes no more lines than a recipe may have, and says how many were left out', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `${at + 1} g flour`);
    fakeServer({ [READ]: items(...many) });
    render(<Lists />);
    await pasteInto('ingredient 1', many.join('\n'));
    await screen.findByText(/the last 140 of the 200 pasted lines were left out/);
    expect(lines()).toEqual(many.slice(0, 60));
    expect(focused()).toBe(line('ingredient 60'));
  });

  it('is told from a whole recipe where another line says something already', async () => {
    const { sent } = fakeServer({ [READ]: items('2 limes', 'salt') });
    render(<Lists />);
    await userEvent.type(line('ingredient 1'), '400 g tofu{Enter}');
    await pasteInto('ingredient 2', '2 limes\nsalt');
    await screen.findByRole('textbox', { name: 'ingredient 3' });
    expect(lines()).toEqual(['400 g tofu', '2 limes', 'salt']);
    expect(sent).toContainEqual([READ, { name: 'ingredients', text: '2 limes\nsalt', isWhole: false }]);
  });

  it('is no list where it is one line, nor asked about', async () => {
    const { sent } = fakeServer({ [READ]: items('never') });
    render(<Lists />);
    await pasteInto('ingredient 1', '400 g tofu');
    await pasteInto('step 1', 'Fry the tofu.');
    expect([lines(), lines(/^step/)]).toEqual([['400 g tofu'], ['Fry the tofu.']]);
    expect(sent.map(([call]) => call)).not.toContain(READ);
  });

  it('is the method where it is several sentences', async () => {
    const { sent } = fakeServer({ [READ]: items('Press it.', 'Fry it.') });
    render(<Lists />);
    await pasteInto('step 1', 'Press it. Fry it.');
    await screen.findByRole('textbox', { name: 'step 2' });
    expect(sent).toContainEqual([READ, { name: 'instructions', text: 'Press it. Fry it.', isWhole: true }]);
  });
});
