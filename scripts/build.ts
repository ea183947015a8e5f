/**
 * Builds the site into dist/, prepares the database and pre-renders every public page; what is up to date stays.
 * Usage: npm run build [-- --force]
 */

import { fail, loadSettings } from './build/settings.ts';
import { buildSite } from './build/site.ts';

loadSettings();
await buildSite({ force: process.argv.includes('--force') }).catch(fail);
