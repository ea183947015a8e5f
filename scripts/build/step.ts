const INTERVAL_MS = 1000;

/** Shows a step of the work: its title at once, how long it has taken every second, and how it ended. */
export async function step<T>(
  title: string,
  work: (note: (text: string) => void) => Promise<T>,
  { done = () => '' }: { done?: (result: T) => string } = {},
): Promise<T> {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const live = process.stdout.isTTY;
  let note = '';
  let shown = '';
  const show = () => {
    const line = `  ${title} … ${note || seconds()}`;
    if (live) process.stdout.write(`\r\u001b[2K${line}`);
    else if (line !== shown) console.log(line);
    shown = line;
  };
  const timer = setInterval(show, live ? INTERVAL_MS / 4 : INTERVAL_MS * 5);
  if (live) show();
  try {
    const result = await work((text) => {
      note = text;
    });
    clearInterval(timer);
    const outcome = done(result);
    console.log(`${live ? '\r\u001b[2K' : ''}✓ ${title}${outcome && `: ${outcome}`} (${seconds()})`);
    return result;
  } catch (error) {
    clearInterval(timer);
    console.log(`${live ? '\r\u001b[2K' : ''}✗ ${title} (${seconds()})`);
    throw error;
  }
}
