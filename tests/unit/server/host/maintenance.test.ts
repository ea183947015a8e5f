import { expect, it } from 'vitest';
import { tag } from '#src/server/base/tags.ts';
import { followMaintenance, isAdministrator } from '#src/server/host/maintenance.ts';
import type { Versions } from '#src/server/host/store/versions.ts';
import { getSettings, saveSettings } from '#src/server/site/settings.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { withoutTable } from '#tests/support/without-table.ts';

seededDatabase();

type Listener = Parameters<Versions['onMove']>[0];

it('is read again when the setting could not be read as it changed', async () => {
  let tellMoved: Listener = () => undefined;
  const maintenance = followMaintenance({
    onMove(listener) {
      tellMoved = listener;
    },
  });
  expect(await maintenance.isClosed()).toBe(false);
  await saveSettings('site', { ...(await getSettings('site')), maintenanceMode: true });
  await withoutTable('settings', async () => {
    tellMoved([{ tag: tag.site, version: 1, contentVersion: 1 }]);
    expect(await maintenance.isClosed()).toBe(false);
  });
  await expect.poll(() => maintenance.closed).toBe(true);
});

it('knows nobody as an administrator while sessions cannot be looked up', async () => {
  expect(await withoutTable('sessions', () => isAdministrator('session=of-somebody'))).toBe(false);
});
