import { createRouter } from '@nanostores/router';
import { ADMIN_ROUTES } from '#src/admin-routes.ts';

/** Where in the administrator area one is; links inside it do not load the page again. */
export const $location = createRouter(ADMIN_ROUTES);
