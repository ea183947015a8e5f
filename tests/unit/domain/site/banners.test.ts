import { describe, expect, it } from 'vitest';
import { BANNER_SETTINGS_DEFAULT, BANNERS_IN_ROTATION, bannerAt, oddsOf } from '#src/domain/site/banners.ts';
import { ROTATION_SLOT_MS } from '#src/domain/site/rotation-slot.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 20);
const settings = { ...BANNER_SETTINGS_DEFAULT, rotationIntervalHours: 24 };
const make = (count: number, priority = (_: number) => 1) =>
  Array.from({ length: count }, (_, i) => ({ id: `banner-${i}`, priority: priority(i) }));

/** How often each banner is shown over many slots. */
function shares(banners: ReturnType<typeof make>, slots: number, from = start): Map<string, number> {
  const counts = new Map<string, number>();
  for (let slot = 0; slot < slots; slot++) {
    const id = bannerAt(banners, settings, from + slot * ROTATION_SLOT_MS)?.id ?? 'none';
    counts.set(id, (counts.get(id) ?? 0) + 1 / slots);
  }
  return counts;
}

describe('bannerAt', () => {
  it('has nothing to show of nothing, and always the only one', () => {
    expect(bannerAt([], settings, start)).toBeNull();
    expect(bannerAt(make(1), settings, start)?.id).toBe('banner-0');
  });

  it('shows everybody the same banner for ten minutes, whatever order the banners come in', () => {
    const banners = make(6, (i) => i + 1);
    for (let slot = 0; slot < 50; slot++) {
      const at = start + slot * ROTATION_SLOT_MS;
      const shown = bannerAt(banners, settings, at);
      expect(bannerAt(banners.toReversed(), settings, at + ROTATION_SLOT_MS - 1)).toEqual(shown);
    }
  });

  it('gives each banner its share by priority + 1', () => {
    const banners = make(3, (i) => [1, 4, 9][i] ?? 1);
    const shown = shares(banners, 20_000);
    expect(shown.get('banner-0')).toBeCloseTo(2 / 17, 1.5);
    expect(shown.get('banner-1')).toBeCloseTo(5 / 17, 1.5);
    expect(shown.get('banner-2')).toBeCloseTo(10 / 17, 1.5);
  });

  it('does not get stuck on one banner', () => {
    const shown = Array.from({ length: 144 }, (_, i) => bannerAt(make(2), settings, start + i * ROTATION_SLOT_MS)?.id);
    expect(shown.join(' ')).not.toMatch(/(banner-\d)(?: \1){15}/);
  });

  it('shows the highest priority while rotation is off, the smaller id of equals', () => {
    const off = { ...settings, enableRotation: false };
    expect(
      bannerAt(
        make(5, (i) => (i === 3 ? 7 : 2)),
        off,
        start,
      )?.id,
    ).toBe('banner-3');
    expect(bannerAt(make(5).toReversed(), off, start)?.id).toBe('banner-0');
  });

  it('lets ten of many take part in an interval, and others in the next', () => {
    const banners = make(25);
    const slots = (24 * HOUR) / ROTATION_SLOT_MS;
    const first = new Set(shares(banners, slots).keys());
    const second = new Set(shares(banners, slots, start + 24 * HOUR).keys());
    expect(first.size).toBeLessThanOrEqual(BANNERS_IN_ROTATION);
    expect(first.size).toBeGreaterThan(BANNERS_IN_ROTATION - 2);
    expect([...second].some((id) => !first.has(id))).toBe(true);
    expect(new Set(shares(banners, slots * 30).keys()).size).toBe(25);
  });
});

describe('oddsOf', () => {
  const two = [
    { id: 'a', priority: 1 },
    { id: 'b', priority: 9 },
  ];

  it('weighs each banner by its priority and one more, as the pages do', () => {
    expect(Object.fromEntries(oddsOf(two, { enableRotation: true }))).toEqual({ a: 2 / 12, b: 10 / 12 });
    const shown = Array.from({ length: 6000 }, (_, slot) => bannerAt(two, settings, slot * 600_000)?.id);
    expect(shown.filter((id) => id === 'a').length / shown.length).toBeCloseTo(2 / 12, 1);
  });

  it('gives everything to the highest priority where nothing takes turns', () => {
    expect(Object.fromEntries(oddsOf(two, { enableRotation: false }))).toEqual({ a: 0, b: 1 });
  });
});
