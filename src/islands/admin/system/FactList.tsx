import type { ReactNode } from 'react';

/** Names and what they stand for, a line each. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 days", "1 hour", "less than a minute". */
export function span(milliseconds: number): string {
  const [name, length] = UNITS.find(([, each]) => milliseconds >= each) ?? [];
  if (!name || !length) return 'less than a minute';
  const count = Math.floor(milliseconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
