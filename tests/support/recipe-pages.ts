import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site on this machine that answers what is in its map, and counts how often it's asked. */
export interface RecipePages {
  origin: string;
  pages: Map<string, string>;
  asked: string[];
  close: () => void;
}

export async function recipePages(): Promise<RecipePages> {
  const pages = new Map<string, string>();
  const asked: string[] = [];
  const server: Server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    const page = pages.get(request.url ?? '');
    if (page?.startsWith('→')) answer.writeHead(302, { Location: page.slice(1) }).end();
    else if (page === undefined) answer.writeHead(404, { 'Content-Type': 'text/html' }).end('Nothing');
    else answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, pages, asked, close };
}

/** A page with the data of a recipe. */
export const recipePage = (name: string, more: object = {}): string =>
  `<html lang="en"><head><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Recipe', name, description: `Our ${name}.` },
    ...{ recipeYield: '4 servings', prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT30M' },
    ...{
      recipeIngredient: ['500 g leeks', '1 l water'],
      recipeInstructions: 'Boil the leeks in the water for 20 minutes.',
    },
    ...more,
  })}</script></head><body><h1>${name}</h1></body></html>`;
