import { useState } from 'react';
import type { FieldErrors } from '#src/domain/errors.ts';
import type { Appearance } from '#src/domain/site/appearance/appearance.ts';
import type { Plates } from '#src/domain/site/appearance/logo.ts';
import { uploadLogo } from '#src/stores/admin/site/look-files.ts';
import { Button } from '../../ui/Button.tsx';
import { SiteLogo } from '../../ui/SiteLogo.tsx';
import { Card } from '../ui/Card.tsx';
import { Switch } from '../ui/Switch.tsx';
import { LookFileDrop } from './LookFileDrop.tsx';

interface Props {
  look: Appearance;
  siteName: string;
  errors: FieldErrors;
  onChange: (part: Partial<Appearance>) => void;
}

/** The logo in place of the name, and whether it stands on a plate where it could not be seen. */
export function LogoCard({ look: { logo, icon }, siteName, errors, onChange }: Props) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  async function take(file: File): Promise<void> {
    const kept = await uploadLogo(file);
    if (!kept) return;
    setLeftOut(kept.leftOut);
    // An icon that somebody chose stays.
    onChange({ logo: kept.logo, ...(kept.icon && !icon && { icon: kept.icon }) });
  }
  const setPlates = (part: Partial<Plates>) =>
    logo && onChange({ logo: { ...logo, plates: { ...logo.plates, ...part } } });
  return (
    <Card title="Logo">
      <div className="grid grid-cols-1 gap-3">
        {logo && (
          <div className="grid grid-cols-2 overflow-hidden rounded-lg border border-border [&_img]:max-w-full">
            <div className="grid min-h-24 min-w-0 place-items-center bg-[#fcfaf4] p-4 [color-scheme:light]">
              <SiteLogo logo={logo} name={`${siteName} by day`} />
            </div>
            <div className="grid min-h-24 min-w-0 place-items-center bg-[#0d130f] p-4 [color-scheme:dark]">
              <SiteLogo logo={logo} name={`${siteName} by night`} />
            </div>
          </div>
        )}
        {errors.logo && (
          <p className="text-danger" role="alert">
            {errors.logo}
          </p>
        )}
        <LookFileDrop
          label={logo ? 'Upload another logo' : 'Upload a logo'}
          hint="SVG up to 100 KB, or PNG. In place of the name on pages, in mails and documents."
          onFile={take}
        />
        {leftOut.length > 0 && (
          <p className="text-muted" role="status">
            Left out of your file, because it could run or load something: {leftOut.join(', ')}. Check that the logo is
            whole.
          </p>
        )}
        {logo && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <Switch label="Dark plate by day" checked={logo.plates.day} onChange={(day) => setPlates({ day })} />
            <Switch
              label="Light plate by night"
              checked={logo.plates.night}
              onChange={(night) => setPlates({ night })}
            />
            <Button
              look="quiet"
              onClick={() => {
                setLeftOut([]);
                onChange({ logo: null });
              }}
            >
              Remove the logo
            </Button>
          </div>
        )}
        {logo && (
          <p className="text-muted">One logo does for day and night: a plate shows up where it would get lost.</p>
        )}
      </div>
    </Card>
  );
}
