import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface Options {
  mails: readonly string[];
  /** Whether it lets others put flags of their own on mails. */
  keepsMarks: boolean;
}

/** A mail server on which one mailbox is read by IMAP (RFC 9051, as far as this site speaks it): `bounces` with the password `s@fe`. */
export async function startImap({ mails, keepsMarks }: Options) {
  const flags = mails.map(() => new Set<string>());
  const commands: string[] = [];
  const sockets = new Set<Socket>();

  function answer(command: string, rest: string): string[] {
    if (command === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1', 'OK done'];
    if (command === 'LOGIN')
      return /"?bounces"? "?s@fe"?$/.test(rest) ? ['OK in'] : ['NO [AUTHENTICATIONFAILED] Authentication failed.'];
    if (command === 'LIST') return ['* LIST (\\Noselect) "/" ""', 'OK done'];
    if (command === 'SELECT')
      return [
        '* FLAGS (\\Seen \\Deleted)',
        `* OK [PERMANENTFLAGS (\\Seen \\Deleted${keepsMarks ? ' \\*' : ''})] kept`,
        `* ${mails.length} EXISTS`,
        '* OK [UIDVALIDITY 1] valid',
        `* OK [UIDNEXT ${mails.length + 1}] next`,
        'OK [READ-WRITE] open',
      ];
    if (command === 'LOGOUT') return ['* BYE', 'OK out'];
    if (command === 'UID') return byUid(rest);
    return ['OK done'];
  }

  function byUid(rest: string): string[] {
    const [what = '', which = ''] = rest.split(' ');
    if (what === 'SEARCH') {
      const wanted = /UNKEYWORD "?(\w+)"?/.exec(rest)?.[1] ?? '\\Seen';
      const left = flags.flatMap((of, at) => (of.has(wanted) ? [] : [at + 1]));
      return [`* SEARCH ${left.join(' ')}`.trimEnd(), 'OK done'];
    }
    const at = Number(which) - 1;
    const mail = mails[at];
    if (mail === undefined) return ['OK nothing'];
    if (what === 'STORE') {
      for (const flag of (/\(([^)]*)\)/.exec(rest)?.[1] ?? '').split(' ')) flags[at]?.add(flag);
      return ['OK kept'];
    }
    const [, from = '0', most = '0'] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(rest) ?? [];
    const bytes = Buffer.from(mail).subarray(Number(from), Number(from) + Number(most));
    return [`* ${at + 1} FETCH (UID ${at + 1} BODY[]<${from}> {${bytes.length}}\r\n${bytes.toString()})`, 'OK done'];
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('* OK ready\r\n');
    let typed = '';
    socket.on('data', (chunk) => {
      typed += chunk.toString();
      for (let end = typed.indexOf('\r\n'); end >= 0; end = typed.indexOf('\r\n')) {
        const line = typed.slice(0, end);
        typed = typed.slice(end + 2);
        const [tag = '', command = '', ...rest] = line.split(' ');
        commands.push(line);
        const lines = answer(command.toUpperCase(), rest.join(' '));
        const last = lines.pop() ?? '';
        socket.write([...lines, `${tag} ${last}`, ''].join('\r\n'));
        if (command.toUpperCase() === 'LOGOUT') socket.end();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    flags: () => flags.map((of) => [...of]),
    commands: () => commands,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
