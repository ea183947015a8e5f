import { PROVIDER_LABELS, type ProviderId, type ProviderName } from '#src/domain/ai.ts';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  /** Whose daily limit is reached. */
  failed: ProviderName;
  providers: Record<ProviderName, ProviderId> | undefined;
}

/** Says whose daily limit is reached, and who can do the work meanwhile: never the one that just refused it. */
export function QuotaNotice({ failed, providers }: Props) {
  const other = failed === 'default' ? 'alternative' : 'default';
  const refused = providers ? PROVIDER_LABELS[providers[failed]] : `the ${failed} provider`;
  const named = providers ? `the ${other} provider (${PROVIDER_LABELS[providers[other]]})` : `the ${other} provider`;
  return (
    <Notice tone="error" title={`The daily limit of ${refused} is reached.`}>
      {failed === 'default'
        ? `Switch to ${named} to carry on today, or try again tomorrow.`
        : `Switch to ${named}, then generate again.`}
    </Notice>
  );
}
