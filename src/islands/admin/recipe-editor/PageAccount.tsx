import type { ImportedPage } from '#src/contracts/recipes/admin-import.ts';
import type { Fate } from '#src/domain/marked/marked-recipe.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';

const FATES: readonly { fate: Fate; label: string; tone: 'plain' | 'good' | 'warn' }[] = [
  { fate: 'unknown', label: 'Not understood', tone: 'warn' },
  { fate: 'kept', label: 'Kept', tone: 'good' },
  { fate: 'used', label: 'Used', tone: 'good' },
  { fate: 'left', label: 'Left out', tone: 'plain' },
];

/** What became of every part of a page, with its place there. */
export function PageAccount({ parts }: Pick<ImportedPage, 'parts'>) {
  if (parts.length === 0) return null;
  return (
    <Card title="What became of the page">
      <ul className="grid gap-1.5 type-meta">
        {FATES.flatMap(({ fate, label, tone }) =>
          parts
            .filter((part) => part.fate === fate)
            .map(({ name, place, where }) => (
              <li key={`${fate} ${name} ${place}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Badge tone={tone}>{label}</Badge>
                <span className="min-w-0 flex-1 basis-48 break-words">
                  {where && where !== name ? `${name} → ${where}` : name}
                </span>
                <span className="text-muted min-w-0 break-words">{place}</span>
              </li>
            )),
        )}
      </ul>
    </Card>
  );
}
