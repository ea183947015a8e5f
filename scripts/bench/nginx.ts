import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Serves one page with one nginx worker, compressed in advance as ours is. */
export async function startNginx(html: string, port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'plantry-nginx-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/page.html'), html);
  await writeFile(join(folder, 'site/page.html.gz'), gzipSync(html, { level: 9 }));
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/page.html`;
  for (let tries = 0; tries < 50; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const exit = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  keepalive_requests 100000000;
  sendfile on;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/site; gzip_static on; }
}
`;
