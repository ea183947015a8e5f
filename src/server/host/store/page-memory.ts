import { type Page, weightOf } from './page.ts';

interface Slot {
  page: Page;
  weight: number;
  used: boolean;
  /** Generation of the versions in which it was last found current. */
  generation: number;
}

/** Pages in memory, at most so many bytes of them; those not asked for lately make room. */
export interface PageMemory {
  get(key: string): Slot | undefined;
  set(page: Page): void;
  /** Takes note that a page has grown: its gzip or its plain body was made. */
  weigh(slot: Slot): void;
  delete(key: string): void;
  readonly bytes: number;
  readonly size: number;
}

export function openPageMemory(limit: number): PageMemory {
  const slots = new Map<string, Slot>();
  let bytes = 0;

  function drop(key: string): void {
    const slot = slots.get(key);
    if (!slot) return;
    bytes -= slot.weight;
    slots.delete(key);
  }

  /** Second chance: what was used since the last round goes to the end of the queue, the rest goes. */
  function makeRoom(): void {
    for (const [key, slot] of slots) {
      if (bytes <= limit) return;
      if (slot.used) {
        slot.used = false;
        slots.delete(key);
        slots.set(key, slot);
      } else drop(key);
    }
  }

  return {
    get: (key) => slots.get(key),
    set(page) {
      drop(page.key);
      const weight = weightOf(page);
      slots.set(page.key, { page, weight, used: true, generation: -1 });
      bytes += weight;
      makeRoom();
    },
    weigh(slot) {
      const weight = weightOf(slot.page);
      bytes += weight - slot.weight;
      slot.weight = weight;
      makeRoom();
    },
    delete: drop,
    get bytes() {
      return bytes;
    },
    get size() {
      return slots.size;
    },
  };
}
