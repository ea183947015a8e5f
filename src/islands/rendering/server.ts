import official from '@astrojs/react/server.js';
import type { SSRLoadedRendererValue, SSRResult } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Render = SSRLoadedRendererValue['renderToStaticMarkup'];

/** How many islands a page has so far: their ids begin with their number. */
const counts = new WeakMap<SSRResult, number>();

function prefixOf(page: SSRResult): string {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `i${count}`;
}

/**
 * Renders at once, where Astro's renderer goes through a stream of the web and renders every component twice, to learn
 * first whether it is one of React. Ours all are, and none waits. What is given children goes Astro's way.
 */
const renderToStaticMarkup: Render = async function (this: { result: SSRResult }, Component, props, slots, metadata) {
  if (Object.keys(slots).length > 0) return official.renderToStaticMarkup.call(this, Component, props, slots, metadata);
  const identifierPrefix = prefixOf(this.result);
  const html = renderToString(createElement(Component as ComponentType, props), { identifierPrefix });
  return { html, attrs: { prefix: identifierPrefix } };
};

const isReact = (component: unknown): boolean =>
  typeof component === 'function' || (typeof component === 'object' && component !== null && '$$typeof' in component);

export default {
  name: '@astrojs/react',
  check: async (component) => isReact(component),
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
} satisfies SSRLoadedRendererValue & { name: string };
