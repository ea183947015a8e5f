import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ImportRecipeScreen from '#src/islands/admin/recipe-editor/ImportRecipeScreen.tsx';
import { readRecipePage } from '#src/server/web-pages/read-page.ts';
import { arriveAs, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const recipe = (name: string) => ({
  '@type': 'Recipe',
  ...{ name, zorb: 1, tool: 'A pot', recipeIngredient: ['1 onion', '2 carrots'], recipeInstructions: ['Boil it.'] },
});
const HTML = `<style>a{}</style><script type="application/ld+json">${JSON.stringify([recipe('Dal'), recipe('Rice')])}</script>`;
const CALL = 'POST /api/admin/recipes/import';

async function paste(html: string) {
  const server = fakeServer({
    [CALL]: ({ body }) => {
      const { recipe: read, ...reading } = readRecipePage({
        ...(body as { html: string; choice?: string }),
        url: null,
      });
      return { ...reading, recipe: { ...read, findings: [] }, url: null };
    },
  });
  arriveAs({ role: 'author' });
  render(<ImportRecipeScreen />);
  const box = await screen.findByLabelText('HTML of the page, or a text');
  await userEvent.click(box);
  await userEvent.paste(html);
  await press('Read what I pasted');
  return server;
}

describe('ImportRecipeScreen', () => {
  it('sends the page as it is, and reads another recipe of it when asked', async () => {
    const { sent } = await paste(HTML);
    expect(await screen.findByText(/This page has 2 recipes and doesn’t say which is its own/)).toBeDefined();
    expect(sent).toEqual([[CALL, { html: HTML }]]);
    await press('Read “Rice”');
    expect(await screen.findByRole('heading', { name: 'Rice' })).toBe(document.activeElement);
    expect(sent.at(-1)).toEqual([CALL, { html: HTML, choice: 'Rice' }]);
  });

  it('says what became of every part of the page, what was not understood first', async () => {
    await paste(HTML);
    const account = await screen.findByRole('region', { name: 'What became of the page' });
    const [first, second] = within(account).getAllByRole('listitem');
    expect(first?.textContent).toBe('Not understoodzorbrecipe data: zorb');
    expect(second?.textContent).toBe('KeptEquipment → Tips and notesrecipe data: tool');
  });

  it('does not send what is too long', async () => {
    const { sent } = await paste('x'.repeat(5 * 1024 ** 2 + 1));
    expect(await screen.findByText(/That’s more than 5.0 MB/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});
