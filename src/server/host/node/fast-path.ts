import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainGet, readPlainGet } from './plain-get.ts';

/** A whole answer. */
export interface Reply {
  /** Status line and headers, each line ended; those of the connection are added. */
  head: string;
  body: Buffer | null;
}

export interface FastPathOptions {
  /** What is ready for a request; `null` leaves it to the server. */
  answer: (asked: PlainGet, socket: Socket) => Reply | null;
  /** Milliseconds a connection may wait for a request, and a client may take to read on. */
  patience: number;
}

export interface FastPath {
  /** Answers no more: every further request is the server's. */
  close(): void;
  /** As the server's methods of these names do for the connections it has. */
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/** Milliseconds beyond what clients are told, so that a request sent at the last moment still finds its connection. */
const GRACE = 1000;

/** One connection, while it is here. */
interface Connection {
  socket: Socket;
  isServed: boolean;
  handOn(packet?: Buffer): void;
}

/**
 * Answers requests for stored pages directly on the connection, without the objects Node.js makes for every request,
 * which cost more than the answer (docs/decisions/0013). The first request that is not simple, or that `answer`
 * declines, hands the connection to the server for good, with all that was read of it. Call it before the server
 * listens.
 */
export function openFastPath(server: Server, { answer, patience }: FastPathOptions): FastPath {
  const [serve] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!serve) throw new Error('the server takes no connections');
  const connections = new Set<Connection>();
  let isOpen = true;

  function take(socket: Socket): void {
    const connection: Connection = { socket, isServed: false, handOn };
    const leave = () => connections.delete(connection);
    const end = () => socket.end();
    const destroy = () => socket.destroy();

    function onData(packet: Buffer): void {
      // Whoever does not read the answers gets no more of them here.
      const asked = isOpen && socket.writableLength === 0 ? readPlainGet(packet) : null;
      const reply = asked && answer(asked, socket);
      if (reply) {
        connection.isServed = true;
        send(socket, reply, patience);
      } else handOn(packet);
    }

    function handOn(packet?: Buffer): void {
      leave();
      socket.off('data', onData).off('end', end).off('timeout', destroy).off('error', destroy).off('close', leave);
      socket.setTimeout(0);
      socket.pause();
      if (packet) socket.unshift(packet);
      serve?.call(server, socket);
      socket.resume();
    }

    connections.add(connection);
    socket.on('data', onData).on('end', end).on('timeout', destroy).on('error', destroy).on('close', leave);
    socket.setTimeout(patience + GRACE);
  }

  server.off('connection', serve);
  server.on('connection', (socket: Socket) => (isOpen ? take(socket) : serve.call(server, socket)));
  return {
    close() {
      isOpen = false;
      for (const connection of connections) if (!connection.isServed) connection.handOn();
    },
    closeIdleConnections() {
      for (const { socket, isServed } of connections) if (isServed && socket.writableLength === 0) socket.destroy();
    },
    closeAllConnections() {
      for (const { socket } of connections) socket.destroy();
    },
  };
}

function send(socket: Socket, { head, body }: Reply, patience: number): void {
  const whole = `${head}Date: ${today()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${patience / 1000}\r\n\r\n`;
  if (!body) return void socket.write(whole, 'latin1');
  socket.cork();
  socket.write(whole, 'latin1');
  socket.write(body);
  socket.uncork();
}

let second = 0;
let text = '';

/** The time as HTTP writes it, put into words once a second. */
function today(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1000).toUTCString();
  }
  return text;
}
