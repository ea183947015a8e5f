import { pictures } from '#src/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';

interface Props {
  shareImage: string | null;
  error: string | undefined;
  onChange: (shareImage: string | null) => void;
}

/** The picture of shared links whose page has none of its own. */
export const ShareCard = ({ shareImage, error, onChange }: Props) => (
  <Card title="Picture of shared links">
    <img
      src={(shareImage && pictures.crop(shareImage, 'share')) ?? '/share.jpg'}
      alt="As it’s shared"
      width={1200}
      height={630}
      className="h-auto w-full max-w-96 rounded-lg border border-border"
    />
    <p className="mt-2 text-muted">Where a page has no picture of its own. The middle is shown, 1200 × 630 pixels.</p>
    {error && (
      <p className="text-danger" role="alert">
        {error}
      </p>
    )}
    <PictureDrop label={shareImage ? 'Upload another picture' : 'Upload a picture'} single onPicture={onChange} />
    {shareImage && (
      <Button look="quiet" className="mt-2" onClick={() => onChange(null)}>
        Back to ours
      </Button>
    )}
  </Card>
);
