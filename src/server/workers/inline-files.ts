/** Has Node.js itself load files that the sources import as text, `?inline`, the way a build does. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const TYPES: Record<string, string> = { ttf: 'font/ttf', webp: 'image/webp' };

registerHooks({
  load(url, context, nextLoad) {
    const [, ending = ''] = /\.(\w+)\?inline$/.exec(url) ?? [];
    const type = TYPES[ending];
    if (!type) return nextLoad(url, context);
    const text = `data:${type};base64,${readFileSync(fileURLToPath(url), 'base64')}`;
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  },
});
