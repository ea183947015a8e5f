import { createApp } from 'astro/app/entrypoint';
import { env } from '../env.ts';
import type { Exchange } from './answer.ts';
import { sendAnswer } from './astro-answer.ts';
import { nobodysRequest, webRequest } from './astro-request.ts';
import { clientAddress } from './client-address.ts';

/** Astro's application, as the host uses it. */
export interface AstroApp {
  /** Renders a page for nobody in particular; `requestId` names the request in the log that had it made. */
  render(key: string, requestId: string): Promise<Response>;
  /** Has Astro answer a request, and streams the answer. */
  answer(exchange: Exchange, url: URL): Promise<void>;
  /** Streams an answer Astro gave before. */
  pass(exchange: Exchange, response: Response): Promise<void>;
}

export function openAstroApp(): AstroApp {
  // Pages are whole before they go out: they are kept whole, and one that fails half-way is an error, not half a page.
  const app = createApp({ streaming: false });
  return {
    render: (key, requestId) =>
      app.render(nobodysRequest(key), {
        locals: { requestId, clientAddress: '' },
        addCookieHeader: true,
      }),
    async answer(exchange, url) {
      const { req, id } = exchange;
      const address = clientAddress(
        req.socket.remoteAddress,
        req.headers['x-forwarded-for']?.toString(),
        env().TRUSTED_HOPS,
      );
      const response = await app.render(webRequest(exchange, url), {
        addCookieHeader: true,
        clientAddress: address,
        locals: { requestId: id, clientAddress: address },
      });
      await sendAnswer(exchange, response);
    },
    pass: sendAnswer,
  };
}
