import { describe, expect, it } from 'vitest';
import { CLOCK_SLACK } from '#src/server/base/clock.ts';
import { believedClock } from '#src/server/host/scheduling.ts';

const HOUR = 3_600_000;

/** A machine whose clock can be set. */
function machine() {
  const state = { time: 1_000 * HOUR, passed: 0 };
  const clock = believedClock({ now: () => state.time, passed: () => state.passed });
  return {
    clock,
    pass(ms: number) {
      state.time += ms;
      state.passed += ms;
    },
    set(by: number) {
      state.time += by;
    },
    state,
  };
}

describe('believedClock', () => {
  it('tells the time as the machine does, corrections of seconds included', () => {
    const { clock, pass, set, state } = machine();
    pass(HOUR);
    set(2_000);
    expect(clock()).toBe(state.time);
    set(-HOUR);
    expect(clock()).toBe(state.time);
  });

  it('does not believe a leap ahead until it has stood for a while', () => {
    const { clock, pass, set, state } = machine();
    set(24 * HOUR);
    expect(clock()).toBeNull();
    pass(CLOCK_SLACK - 1);
    expect(clock()).toBeNull();
    pass(1);
    expect(clock()).toBe(state.time);
  });

  it('has believed nothing of a leap that is put right', () => {
    const { clock, pass, set, state } = machine();
    set(24 * HOUR);
    expect(clock()).toBeNull();
    pass(1000);
    set(-24 * HOUR);
    expect(clock()).toBe(state.time);
    set(24 * HOUR);
    pass(CLOCK_SLACK - 1);
    expect(clock()).toBeNull();
  });

  it('believes a clock that goes back, and the way forward from there', () => {
    const { clock, pass, set, state } = machine();
    set(-24 * HOUR);
    expect(clock()).toBe(state.time);
    pass(HOUR);
    expect(clock()).toBe(state.time);
  });
});
