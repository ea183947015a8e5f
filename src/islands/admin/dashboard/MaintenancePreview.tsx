import { useContext } from 'react';
import type { SiteSettings } from '#src/domain/site.ts';
import { pictures } from '#src/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteName } from '../ui/page-title.ts';

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
        <span className="preview-progress" aria-hidden="true" />
        <span className="preview-button">Contact Us</span>
      </div>
    </figure>
  );
}
