import type { Page } from '@playwright/test';

/** Holds the answers of an address back until the returned function is called; `refusal` takes their place. */
export async function held(
  page: Page,
  address: string,
  refusal?: { status: number; body?: string; json?: unknown },
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute(address);
  await page.route(address, async (route) => {
    await promise;
    await (refusal ? route.fulfill(refusal) : route.continue());
  });
  return resolve;
}
