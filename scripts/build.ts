/**
 * Builds the site into dist/, prepares the database and pre-renders every public page; what is up to date stays. On
 * Netlify, or with DEPLOY_TARGET=netlify, it builds Netlify's function instead. Usage: npm run build [-- --force]
 */
import './meant-node.mjs';
import { isForNetlify } from '#src/server/host/netlify/settings.ts';
import { fail, loadSettings } from './build/settings.ts';
import { buildSite } from './build/site.ts';

loadSettings();
const build = isForNetlify(process.env)
  ? (await import('./build/netlify.ts')).buildForNetlify
  : () => buildSite({ force: process.argv.includes('--force') });
await build().catch(fail);
