import { turnedAway } from '../../http/errors.ts';
import type { AstroApp } from '../node/astro-app.ts';
import { failureResponse } from './failure.ts';

/** The application as it is now, each time it is asked; a page that fails is answered with where it does. */
export function openDevApp(newest: () => Promise<AstroApp>): AstroApp {
  function shown(error: unknown): Response {
    if (turnedAway(error)) throw error;
    return failureResponse(error);
  }
  return {
    render: (...asked) =>
      newest()
        .then((app) => app.render(...asked))
        .catch(shown),
    async answer(exchange, kind) {
      try {
        await (await newest()).answer(exchange, kind);
      } catch (error) {
        if (kind === 'call' || exchange.res.headersSent) throw error;
        await (await newest()).pass(exchange, shown(error));
      }
    },
    pass: async (...answered) => (await newest()).pass(...answered),
  };
}
