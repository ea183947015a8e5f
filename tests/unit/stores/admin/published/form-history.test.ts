import { describe, expect, it } from 'vitest';
import { changed, differingFields, historyOf, redone, undone } from '#src/stores/admin/published/form-history.ts';
import { formOf, newLine, type RecipeForm } from '#src/stores/admin/recipes/recipe-form.ts';

const START = formOf({ title: 'Dal', ingredients: ['200 g lentils'] });
const typed = (form: RecipeForm, title: string): RecipeForm => ({ ...form, title });

describe('a history of a form', () => {
  it('takes typing in one field back at once, up to a pause', () => {
    let history = historyOf(START);
    for (const [at, title] of ['Dal', 'Dal ', 'Dal f', 'Dal fo'].entries())
      history = changed(history, typed(history.form, title), at * 100);
    history = changed(history, typed(history.form, 'Dal for two'), 5000);
    const back = undone(history);
    expect(back.form.title).toBe('Dal fo');
    expect(undone(back).form).toBe(START);
    expect(undone(undone(back)).form).toBe(START);
  });

  it('keeps typing in two places, and two lines, apart', () => {
    const lines = [newLine('a'), newLine('b')];
    let history = historyOf({ ...START, ingredients: lines });
    const write = (at: number, text: string, now: number) => {
      const { form } = history;
      const line = form.ingredients[at];
      if (line) history = changed(history, { ...form, ingredients: form.ingredients.with(at, { ...line, text }) }, now);
    };
    write(0, 'aa', 0);
    write(0, 'aaa', 10);
    write(1, 'bb', 20);
    expect(history.past).toHaveLength(2);
    history = changed(history, typed(history.form, 'Soup'), 30);
    expect(history.past).toHaveLength(3);
    expect(undone(undone(history)).form.ingredients.map(({ text }) => text)).toEqual(['aaa', 'b']);
  });

  it('takes a tick, a paste and a removal back each by itself, and makes them again until something else is written', () => {
    let history = historyOf(START);
    history = changed(history, { ...history.form, isPremiumOnly: true }, 0);
    history = changed(history, { ...history.form, ingredients: [newLine('x'), newLine('y')] }, 1);
    history = changed(history, { ...history.form, ingredients: [] }, 2);
    expect(differingFields(undone(history).form, history.form)).toEqual(['ingredients']);
    const back = undone(undone(undone(history)));
    expect(back.form).toBe(START);
    expect(redone(redone(redone(back))).form).toBe(history.form);
    expect(redone(changed(back, typed(START, 'Other'), 3)).form.title).toBe('Other');
  });

  it('keeps so many changes and no more', () => {
    let history = historyOf(START);
    for (let n = 0; n < 250; n++) history = changed(history, typed(history.form, `${n}`), n * 2000);
    expect(history.past).toHaveLength(200);
  });
});
