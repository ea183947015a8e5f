import { ChevronRight } from 'lucide-react';
import { SCREENS } from '#src/admin-screens.ts';
import { Card } from '../ui/Card.tsx';

const TILES = Object.values(SCREENS).flatMap(({ tile, ...screen }) => (tile ? [{ ...screen, tile }] : []));

/** Ways on from here. */
export function Areas() {
  return (
    <Card title="Manage">
      <ul className="grid gap-x-8 gap-y-0 md:grid-cols-3">
        {TILES.map(({ path, tile: { title, text }, Icon }) => (
          <li key={path}>
            <a href={path} className="dashboard-link flex items-center gap-3.5 py-2.75 no-underline">
              {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
              <span>
                <strong className="font-semibold wrap-anywhere">{title}</strong>
                <span className="text-meta text-muted">{text}</span>
              </span>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
