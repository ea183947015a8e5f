export interface Newest<Thing> {
  /** The thing the module opens as it is now. Throws what keeps it from being opened. */
  get(): Promise<Thing>;
  /** Ends what is open. */
  end(): Promise<void>;
}

/**
 * The thing a module opens, opened anew once the module is another because its code changed: the one before is ended first.
 * While the new code cannot be loaded, the old one stays.
 */
export function newestOf<Module, Thing>(
  load: () => Promise<Module>,
  open: (module: Module) => Thing | Promise<Thing>,
  end?: (thing: Thing) => Promise<void>,
): Newest<Thing> {
  let current: { module: Module; thing: Promise<Thing> } | null = null;
  let told = '';

  function tellOnce(trouble: string): void {
    if (trouble !== told) console.error(`${trouble}\nThe site goes on with the code from before.`);
    told = trouble;
  }

  async function endOf(opened: typeof current): Promise<void> {
    if (opened && end) await opened.thing.then(end, () => undefined);
  }

  async function replace(before: typeof current, module: Module): Promise<Thing> {
    await endOf(before);
    return open(module);
  }

  return {
    async get() {
      const module = await load().catch((error: unknown) => {
        if (!current) throw error;
        tellOnce(String(error));
        return current.module;
      });
      if (current?.module === module) return current.thing;
      const opened = { module, thing: replace(current, module) };
      current = opened;
      opened.thing.catch(() => {
        // Whoever asks next tries again.
        if (current === opened) current = null;
      });
      return opened.thing;
    },
    end: () => endOf(current),
  };
}
