import { createApp } from 'astro/app/entrypoint';
import { figures } from '../../base/figures.ts';
import { workQueue } from '../../base/limits/work-queue.ts';
import { BODY_LIMIT } from '../bounds/body-limit.ts';
import { clientOf } from '../client-address.ts';
import { anonymousRequest } from '../store/rendering.ts';
import { sendResponse } from './astro-answer.ts';
import { readToEnd, webRequest } from './astro-request.ts';
import type { Exchange } from './exchange.ts';

/** The facts a page is told besides its address. */
type Given = Pick<App.Locals, 'isAhead'>;

/** Astro's application, as the host uses it. */
export interface AstroApp {
  /**
   * Renders a page for nobody in particular; `requestId` names the request in the log that had it made. Throws
   * `unavailable` when too many wait. With `isAhead` the page of a recipe that waits for its time is as it will be then.
   */
  render(key: string, requestId: string, given?: Given): Promise<Response>;
  /** Has Astro answer a request; throws `unavailable` when too many wait. */
  answer(exchange: Exchange, kind: 'call' | 'personal'): Promise<void>;
  /** Sends an answer Astro gave before. */
  pass(exchange: Exchange, response: Response): Promise<void>;
}

/** Pages wait for the database only, if that is another machine; a call may wait for a model or a mail server. */
const PAGES = { name: 'pages', atOnce: 8, waiting: 64, isSpaced: true, retryAfter: 5 };
const CALLS = { name: 'calls', atOnce: 64, waiting: 256, isSpaced: true, retryAfter: 5 };

export function openAstroApp(): AstroApp {
  // Pages are whole before they go out: they are kept whole, and one that fails half-way is an error, not half a page.
  const app = createApp({ streaming: false });
  const pages = workQueue(PAGES);
  const calls = workQueue(CALLS);

  async function answerOf(exchange: Exchange): Promise<Response | null> {
    // Whoever has gone while it waited needs none.
    if (exchange.res.destroyed) return null;
    const address = clientOf(exchange.req);
    return app.render(webRequest(exchange), {
      addCookieHeader: true,
      clientAddress: address,
      locals: { requestId: exchange.id, clientAddress: address },
    });
  }

  return {
    render: (key, requestId, given) =>
      pages(async () => {
        const began = performance.now();
        const locals = { requestId, clientAddress: '', ...given };
        const response = await app.render(anonymousRequest(key), { locals, addCookieHeader: true });
        figures.renders.count++;
        figures.renders.seconds += (performance.now() - began) / 1000;
        return response;
      }),
    async answer(exchange, kind) {
      const gate = kind === 'call' ? calls : pages;
      const response = await gate(() => answerOf(exchange));
      if (!response) return;
      if (!(await readToEnd(exchange.req, BODY_LIMIT))) exchange.res.setHeader('Connection', 'close');
      await sendResponse(exchange, response);
    },
    pass: sendResponse,
  };
}
