import { createServer, type Server } from 'node:http';
import { env } from '../../base/env.ts';

/** The command that somebody starts the site with. */
const START = { development: 'npm run dev', production: 'npm start', test: 'npm start' };

/** Starts listening. Throws a message one can act on when that is not possible. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)));
    server.listen({ host, port, backlog: 1024 }, resolve);
  });
}

/** Throws what {@link listen} would, without listening any longer. */
export async function refuseTakenPort({ HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  const server = createServer();
  await listen(server, { host: HOST, port: PORT });
  await new Promise((resolve) => server.close(resolve));
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const cause = { cause: error };
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=4322 ${START[env().NODE_ENV]}`,
      cause,
    );
  if (error.code === 'EACCES')
    return new Error(`This user may not listen on port ${port}. Choose one above 1023.`, cause);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`This machine has no address "${host}". Set HOST to one it has, such as 0.0.0.0.`, cause);
  return error;
}
