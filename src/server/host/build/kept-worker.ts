import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { paths } from '#src/paths.ts';

const SOURCE = fileURLToPath(new URL('../../../stores/kept/worker.ts', import.meta.url));

/**
 * Builds the service worker of members: one script, which has the build's name written in. So another build has another worker,
 * by which a browser knows that the site was upgraded. The name is of all that a build is made from: what pages and answers
 * say is made by the server, and fonts keep their addresses.
 */
export function keptWorker(nameOfBuild: () => string): Plugin {
  return {
    name: 'plantry:kept-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const source = await scriptOf(SOURCE, { 'import.meta.env.BUILD': JSON.stringify(nameOfBuild()) });
      this.emitFile({ type: 'asset', fileName: paths.keptWorker.slice(1), source });
    },
  };
}

async function scriptOf(entry: string, define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'kept', fileName: 'kept' } },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  if (!script) throw new Error('The service worker was not built');
  return script.code;
}
