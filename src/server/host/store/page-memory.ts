import { LRUCache } from 'lru-cache';
import { type Page, weightOf } from './page.ts';

interface Slot {
  page: Page;
  /** Generation of the versions in which it was last found current. */
  generation: number;
}

/** Pages in memory by key; those not asked for lately make room. */
export type PageMemory = LRUCache<string, Slot>;

/** `limit` in bytes. */
export const openPageMemory = (limit: number): PageMemory =>
  new LRUCache({ maxSize: limit, sizeCalculation: ({ page }) => weightOf(page) });
