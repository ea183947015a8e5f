import { ChevronRight, GalleryHorizontalEnd, Heading, type LucideIcon, Users } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { Card } from '../ui/Card.tsx';

const WAYS_ON: readonly { href: string; title: string; text: string; Icon: LucideIcon }[] = [
  {
    href: paths.adminPageTitles,
    title: 'Page titles',
    text: 'The title and subtitle over each page’s banner.',
    Icon: Heading,
  },
  {
    href: paths.adminBanners,
    title: 'Banner management',
    text: 'Which banners run where, and how often.',
    Icon: GalleryHorizontalEnd,
  },
  { href: paths.adminUsers, title: 'User management', text: 'Accounts, their roles and their status.', Icon: Users },
];

/** Ways on from here. */
export function Areas() {
  return (
    <Card title="Manage">
      <ul className="grid gap-x-8 gap-y-0 md:grid-cols-3">
        {WAYS_ON.map(({ href, title, text, Icon }) => (
          <li key={href}>
            <a href={href} className="dashboard-link flex items-center gap-3.5 py-2.75 no-underline">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
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
