import type { Generated } from '#src/contracts/ai/ai.ts';
import { Badge } from '../ui/Badge.tsx';

type Finding = Generated['findings'][number];

const LABELS: Record<Finding['kind'], string> = {
  animal: 'Animal product',
  unsure: 'Is it vegan?',
  incomplete: 'Incomplete',
  figures: 'Can’t be right',
  unlisted: 'Not listed',
  unused: 'Not used',
  unknown: 'Not known',
  nutrition: 'Nutrition',
  assumed: 'Assumed',
};
/** Which keep a recipe from being good, rather than from being complete. */
const GRAVE = new Set<Finding['kind']>(['animal', 'unsure', 'incomplete', 'figures']);

/** What an editor should look at before the recipe is saved. */
export function GeneratorFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="admin-badge">No problems found.</p>;
  return (
    <section aria-labelledby="generated-findings" className="rounded-sm bg-sunken p-4">
      <h4 id="generated-findings">To look at</h4>
      <ul className="grid gap-2.5 type-meta">
        {findings.map(({ kind, message }) => (
          <li key={`${kind} ${message}`}>
            <Badge tone={GRAVE.has(kind) ? 'warn' : 'plain'}>{LABELS[kind]}</Badge> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
