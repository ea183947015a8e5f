/**
 * Loaded into a server before its own code: its clock stands at `HELD_AT` (UTC milliseconds), and goes on by
 * {@link TURN} whenever the process gets SIGWINCH (most other signals end a server), so that what waits for a time does not
 * depend on the machine's speed.
 */

/** Milliseconds; less than a leap that a process doubts. */
export const TURN = 60_000;

const { HELD_AT } = process.env;
if (HELD_AT) {
  let now = Number(HELD_AT);
  Date.now = () => now;
  process.on('SIGWINCH', () => {
    now += TURN;
  });
}
