/** The same function, which remembers its answers to the last `most` different texts. For answers that never change. */
export function remembering<T extends object>(most: number, answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known) return known;
    const found = answer(text);
    answers.set(text, found);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return found;
  };
}
