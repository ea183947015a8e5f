import { beforeEach, describe, expect, it, vi } from 'vitest';

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readonly OPEN = FakeSource.OPEN;
  readonly CLOSED = FakeSource.CLOSED;
  readyState = 0;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  tell(revisions: object): void {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(revisions) }));
  }
  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

describe('a page that is told of changes', () => {
  let page: EventTarget;
  let seen = 'visible';
  const look = (state: 'visible' | 'hidden') => {
    seen = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let events: typeof import('#src/stores/premium/kitchen-events.ts');
  beforeEach(async () => {
    page = new EventTarget();
    seen = 'visible';
    FakeSource.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeSource);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', {
      get visibilityState() {
        return seen;
      },
    });
    vi.resetModules();
    events = await import('#src/stores/premium/kitchen-events.ts');
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('hears of them over one connection, however many want to know', () => {
    const [list, plan] = [vi.fn(), vi.fn()];
    const unfollow = events.followKitchen(list);
    events.followKitchen(plan)();
    expect(FakeSource.all).toHaveLength(1);
    FakeSource.all[0]?.tell({ list: 3, plan: 1 });
    expect(list).toHaveBeenCalledExactlyOnceWith({ list: 3, plan: 1 });
    expect(plan).not.toHaveBeenCalled();
    unfollow();
    expect(FakeSource.all[0]?.readyState).toBe(FakeSource.CLOSED);
  });

  it('counts as told only as long as somebody speaks', () => {
    events.followKitchen(vi.fn());
    expect(events.isTold()).toBe(false);
    FakeSource.all[0]?.tell({ list: 3, plan: 1 });
    expect(events.isTold()).toBe(true);
    vi.advanceTimersByTime(46_000);
    expect(events.isTold()).toBe(false);
  });

  it('holds no connection while it is hidden', () => {
    events.followKitchen(vi.fn());
    look('hidden');
    expect(FakeSource.all[0]?.readyState).toBe(FakeSource.CLOSED);
    look('visible');
    expect(FakeSource.all).toHaveLength(2);
  });

  it('tries again in a while where it was refused, not at once', () => {
    events.followKitchen(vi.fn());
    FakeSource.all[0]?.refuse();
    expect(FakeSource.all).toHaveLength(1);
    expect(events.isTold()).toBe(false);
    vi.advanceTimersByTime(61_000);
    expect(FakeSource.all).toHaveLength(2);
  });

  it('does without where a browser knows no such thing', () => {
    vi.stubGlobal('EventSource', undefined);
    events.followKitchen(vi.fn());
    expect(events.isTold()).toBe(false);
  });
});
