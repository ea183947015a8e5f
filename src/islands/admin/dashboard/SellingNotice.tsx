import { useStore } from '@nanostores/react';
import { $planSettings } from '#src/stores/admin/premium.ts';
import { needsText } from '../premium/selling-needs.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says what is missing to whoever has Stripe's keys and sells nothing nevertheless. */
export function SellingNotice() {
  const { data } = useStore($planSettings);
  if (!data?.settings.isSold || data.missing.length === 0 || data.missing.includes('keys')) return null;
  return (
    <Notice tone="info" title="Premium isn’t on sale yet.">
      {needsText(data.missing)}
    </Notice>
  );
}
