import type { SiteIcon } from '#src/domain/site/appearance/logo.ts';
import { lookFileAt } from '#src/domain/site/appearance/logo-shown.ts';
import { uploadIcon } from '#src/stores/admin/site/look-files.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { LookFileDrop } from './LookFileDrop.tsx';

interface Props {
  icon: SiteIcon | null;
  error: string | undefined;
  onChange: (icon: SiteIcon | null) => void;
}

/** The icon of tabs and home screens. */
export const IconCard = ({ icon, error, onChange }: Props) => (
  <Card title="Icon">
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-4">
        <img
          src={icon ? lookFileAt(icon.touch) : '/apple-touch-icon.png'}
          alt="On a phone"
          width={60}
          height={60}
          className="rounded-lg border border-border"
        />
        <img src={icon ? lookFileAt(icon.svg ?? icon.small) : '/favicon.svg'} alt="In a tab" width={24} height={24} />
        <p className="text-muted">
          {icon
            ? 'On home screens and in tabs.'
            : 'This is ours. A logo that’s about square becomes the icon, or upload one.'}
        </p>
      </div>
      {error && (
        <p className="text-danger" role="alert">
          {error}
        </p>
      )}
      <LookFileDrop
        label="Upload an icon"
        hint="A square SVG or PNG, best of 512 × 512 pixels."
        onFile={async (file) => {
          const made = await uploadIcon(file);
          if (made) onChange(made);
        }}
      />
      {icon && (
        <Button look="quiet" className="justify-self-start" onClick={() => onChange(null)}>
          Back to ours
        </Button>
      )}
    </div>
  </Card>
);
