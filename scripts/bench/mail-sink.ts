import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailSink {
  /** For SMTP_URL. */
  url: string;
  /** Addresses of the mails that came in whole. */
  arrived: string[];
  stop(): Promise<void>;
}

const END = '\r\n.\r\n';

/** A mail server that takes everything and reads nothing, so that it costs whoever measures beside it next to nothing. */
export async function startMailSink(): Promise<MailSink> {
  const arrived: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to = '';
    let text: string | null = null;
    say('220 here');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (text === null) {
        const line = chunk.trim();
        to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
        if (/^DATA$/i.test(line)) {
          text = '';
          say('354 go on');
        } else say(/^QUIT$/i.test(line) ? '221 bye' : '250 fine');
        return;
      }
      // Its end may come in two pieces.
      text = text.slice(-END.length) + chunk;
      if (!text.endsWith(END)) return;
      text = null;
      arrived.push(to);
      say('250 taken');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
