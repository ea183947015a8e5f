import { describe, expect, it } from 'vitest';
import { loggedPath } from '#src/server/http/logged-path.ts';

describe('loggedPath', () => {
  it.each([
    ['/recipes?search=dal', '/recipes'],
    ['/meal-plan/feed/abc123.ics', '/meal-plan/feed/…'],
    ['/shopping-list/shared/abc123?x=1', '/shopping-list/shared/…'],
    ['/folders/shared/abc123', '/folders/shared/…'],
    ['/shopping-list', '/shopping-list'],
    ['/\u0085\u009b[2J', '/?[2J'],
    [`/${'a'.repeat(12_000)}`, `/${'a'.repeat(499)}`],
    ['/stop-mails?address=a&signature=b', '/stop-mails'],
  ])('writes %s as %s', (target, logged) => expect(loggedPath(target)).toBe(logged));
});
