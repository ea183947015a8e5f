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
    <figure className="preview">
      <figcaption className="field-label">{isOn ? 'What visitors see now' : 'What visitors will see'}</figcaption>
      <div className="preview-page">
        <p className="preview-name">{siteName}</p>
        <Picture url={pictures.master('closed-kitchen')} alt="" sizes="200px" ratio="4x3" className="preview-picture" />
        <p className="eyebrow">Opening: {expectedLaunchTime}</p>
        <p className="preview-title">{maintenanceTitle}</p>
        <p className="preview-message">{maintenanceMessage}</p>
        <p className="flex w-[min(16rem,100%)] justify-between text-meta font-semibold">
          <span>Getting there</span>
          <span>{MAINTENANCE_PROGRESS}%</span>
        </p>
        <span className="preview-progress" aria-hidden="true" />
        <span className="preview-button">Contact Us</span>
        <ul className="mt-3 grid gap-2 sm:grid-cols-3">
          {MAINTENANCE_TEASERS.map(({ icon, title, text }) => {
            const Icon = ICONS[icon];
            return (
              <li key={title} className="card p-3">
                <Icon size={18} strokeWidth={1.75} className="text-accent" aria-hidden="true" />
                <p className="mt-2 font-semibold leading-tight">{title}</p>
                <p className="mt-1 text-meta text-muted">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </figure>
  );
}
