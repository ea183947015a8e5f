import { ChefHat, Leaf, Sparkles } from 'lucide-react';
import { useContext } from 'react';
import { MAINTENANCE_PROGRESS, MAINTENANCE_TEASERS } from '#src/domain/site/maintenance.ts';
import type { SiteSettings } from '#src/domain/site/site.ts';
import { pictures } from '#src/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteName } from '../ui/page-title.ts';

const ICONS = { leaf: Leaf, 'chef-hat': ChefHat, sparkles: Sparkles } as const;

interface Props {
  /** As typed so far. */
  settings: SiteSettings;
  /** Whether visitors see the page now. */
  isOn: boolean;
}

/** The visitors' page in small, following every key. */
export function MaintenancePreview({ settings, isOn }: Props) {
  const siteName = useContext(SiteName);
  const { maintenanceTitle, maintenanceMessage, expectedLaunchTime } = settings;
  return (
    <figure className="preview @container">
      <figcaption className="field-label">{isOn ? 'What visitors see now' : 'What visitors will see'}</figcaption>
      <div className="grid justify-items-start gap-2 overflow-hidden rounded-lg border border-border bg-bg p-5 wrap-anywhere">
        <p className="font-display font-semibold text-primary">{siteName}</p>
        <Picture
          url={pictures.master('closed-kitchen')}
          alt=""
          sizes="200px"
          className="aspect-4/3 w-48 max-w-full rounded-sm"
        />
        <p className="eyebrow">Opening: {expectedLaunchTime}</p>
        <p className="font-display type-title leading-none text-balance">{maintenanceTitle}</p>
        <p className="type-meta whitespace-pre-line text-muted">{maintenanceMessage}</p>
        <p className="flex w-[min(16rem,100%)] justify-between text-meta font-semibold">
          <span>Getting there</span>
          <span>{MAINTENANCE_PROGRESS}%</span>
        </p>
        <span
          className="my-1.5 h-2 w-[min(16rem,100%)] rounded-full [background:linear-gradient(90deg,var(--color-primary)_75%,var(--color-border)_75%)]"
          aria-hidden="true"
        />
        <span className="rounded-full bg-primary px-4 py-1.5 type-meta font-semibold text-on-primary">Contact Us</span>
        <ul className="mt-3 grid gap-2 @md:grid-cols-3">
          {MAINTENANCE_TEASERS.map(({ icon, title, text }) => {
            const Icon = ICONS[icon];
            return (
              <li key={title} className="card p-3">
                <Icon size={18} strokeWidth={1.75} className="text-accent" aria-hidden="true" />
                <p className="mt-2 font-semibold leading-snug">{title}</p>
                <p className="mt-1 text-meta text-muted">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </figure>
  );
}
