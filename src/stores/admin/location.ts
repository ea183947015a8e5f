import { createRouter } from '@nanostores/router';
import { SCREENS, type ScreenName } from '#src/admin-screens.ts';

const routes = Object.fromEntries(Object.entries(SCREENS).map(([name, { path }]) => [name, path]));

/** The place in the administrator area where one is; links inside it do not load the page again. */
export const $location = createRouter(routes as Record<ScreenName, string>);
