import { ChevronRight, GalleryHorizontalEnd, Heading, type LucideIcon, Users } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { Card } from '../ui/Card.tsx';

const AREAS: readonly { href: string; title: string; text: string; Icon: LucideIcon }[] = [
  {
    href: paths.adminPageTitles,
    title: 'Page titles',
    text: 'Title and subtitle of each page, over its banner.',
    Icon: Heading,
  },
  {
    href: paths.adminBanners,
    title: 'Banner management',
    text: 'What runs on which page, and how often.',
    Icon: GalleryHorizontalEnd,
  },
  { href: paths.adminUsers, title: 'User management', text: 'Accounts, their roles and their status.', Icon: Users },
];

/** Ways on from here. */
export function Areas() {
  return (
    <Card title="Manage">
      <ul className="dashboard-areas">
        {AREAS.map(({ href, title, text, Icon }) => (
          <li key={href}>
            <a href={href} className="dashboard-link">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <strong>{title}</strong>
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
