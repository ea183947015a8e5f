import { LRUCache } from 'lru-cache';
import { figures } from '../figures.ts';
import { tooMuchAtOnce } from './work-queue.ts';

/** For whom something is done. */
export interface Owner {
  member: string;
  /** The network they ask from; left out for what the site does for them. */
  network?: string;
}

interface Limits {
  /** Under which its length is counted. */
  name: string;
  /** As many wait at most, of all owners. */
  waiting: number;
  /** As many are under way at most, each for another member and another network. */
  atOnce: number;
}

interface Piece {
  keys: readonly [network: string, member: string];
  begin: () => void;
  refuse: (reason: Error) => void;
}

/** Owners remembered with their last turn; whoever was not seen for longest counts as new. */
const MOST_OWNERS = 1000;

/**
 * Runs pieces of work so that nobody's wait behind all of somebody else's: one at a time for each member and each network,
 * and next is whose network, then whose member had no turn for longest. When all places are taken, whoever holds the most
 * gives one up to somebody with fewer, the last that came: `unavailable` is thrown there, or here where there is no such.
 */
export function fairQueue({ name, waiting, atOnce }: Limits): <T>(owner: Owner, work: () => Promise<T>) => Promise<T> {
  const line: Piece[] = [];
  const underWay = new Set<string>();
  const turns = new LRUCache<string, number>({ max: MOST_OWNERS });
  let running = 0;
  let turn = 0;
  figures.lines.set(name, () => line.length);

  const lastTurn = (key: string): number => turns.get(key) ?? 0;
  const waitingOf = (key: string): number => line.filter(({ keys }) => keys.includes(key)).length;
  const isFree = ({ keys }: Piece): boolean => running < atOnce && !keys.some((key) => underWay.has(key));

  function start(piece: Piece): void {
    running++;
    turn++;
    for (const key of piece.keys) {
      underWay.add(key);
      turns.set(key, turn);
    }
    piece.begin();
  }

  function letIn(): void {
    const [next] = line
      .filter(isFree)
      .toSorted((a, b) => lastTurn(a.keys[0]) - lastTurn(b.keys[0]) || lastTurn(a.keys[1]) - lastTurn(b.keys[1]));
    if (!next) return;
    line.splice(line.indexOf(next), 1);
    start(next);
    letIn();
  }

  /** Has whoever holds the most places give up the last, if that is more than this one would hold. */
  function makeRoom({ keys }: Piece): void {
    for (const [at, own] of keys.entries()) {
      const most =
        line.toSorted((a, b) => waitingOf(b.keys[at] ?? '') - waitingOf(a.keys[at] ?? ''))[0]?.keys[at] ?? '';
      if (waitingOf(most) <= waitingOf(own) + 1) continue;
      const last = line.findLastIndex((piece) => piece.keys[at] === most);
      for (const piece of line.splice(last, 1)) piece.refuse(tooMuchAtOnce());
      return;
    }
    throw tooMuchAtOnce();
  }

  return ({ member, network = `of ${member}` }, work) =>
    new Promise((resolve, reject) => {
      const keys = [`network ${network}`, `member ${member}`] as const;
      const done = (): void => {
        running--;
        for (const key of keys) underWay.delete(key);
        letIn();
      };
      const piece = { keys, refuse: reject, begin: () => void work().then(resolve, reject).finally(done) };
      if (isFree(piece)) return start(piece);
      if (line.length >= waiting) makeRoom(piece);
      line.push(piece);
    });
}
