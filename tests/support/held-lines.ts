import { Socket } from 'node:net';

/**
 * Holds how long the lines of this process wait for an answer: none runs out by the clock, but when `runOut` names the port
 * of this machine from which it goes; it says after how many milliseconds that would have been.
 */
export function holdLines(): { runOut(port: number): number | undefined; letGo(): void } {
  const own = Socket.prototype.setTimeout;
  const lines = new Map<Socket, number>();
  Socket.prototype.setTimeout = function hold(this: Socket, ms) {
    lines.set(this, ms);
    return this;
  };
  return {
    runOut(port) {
      const [line, patience] = [...lines].find(([{ localPort }]) => localPort === port) ?? [];
      line?.emit('timeout');
      return patience;
    },
    letGo() {
      Socket.prototype.setTimeout = own;
    },
  };
}
