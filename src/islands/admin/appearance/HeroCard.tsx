import { HERO_LENGTHS, type Hero } from '#src/domain/site/appearance/landing.ts';
import { paths } from '#src/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Card } from '../ui/Card.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';

interface Props {
  hero: Hero;
  error: string | undefined;
  onChange: (hero: Hero) => void;
}

const typed = (text: string): string | null => (text === '' ? null : text);

/** What the landing page opens with: words, and a picture in place of a recipe's. */
export function HeroCard({ hero, error, onChange }: Props) {
  const { headline, sentence, picture } = hero;
  return (
    <Card title="Top of the landing page">
      <div className="grid grid-cols-1 gap-3">
        <Field
          label="Headline"
          name="headline"
          autoComplete="off"
          placeholder="Good food, grown from the ground up."
          maxLength={HERO_LENGTHS.headline}
          value={headline ?? ''}
          onChange={({ target }) => onChange({ ...hero, headline: typed(target.value) })}
        />
        <TextArea
          label="Sentence below it"
          rows={2}
          placeholder="Tell us what’s in the fridge. We’ll find something worth cooking, nutrition facts included."
          maxLength={HERO_LENGTHS.sentence}
          value={sentence ?? ''}
          onChange={({ target }) => onChange({ ...hero, sentence: typed(target.value.replaceAll('\n', ' ')) })}
        />
        {picture ? (
          <div className="grid gap-3 form:grid-cols-[10rem_minmax(0,1fr)]">
            <Picture url={picture.url} alt="" sizes="160px" className="aspect-4/3 w-40 rounded-sm" />
            <div className="grid content-start justify-items-start gap-3">
              <div className="w-full">
                <Field
                  label="What the picture shows"
                  name="hero-alt"
                  autoComplete="off"
                  hint="Read to those who don’t see it. Left empty where it only decorates."
                  maxLength={HERO_LENGTHS.alt}
                  value={picture.alt}
                  onChange={({ target }) => onChange({ ...hero, picture: { ...picture, alt: target.value } })}
                />
              </div>
              <Button onClick={() => onChange({ ...hero, picture: null })}>Back to a recipe’s picture</Button>
            </div>
          </div>
        ) : (
          <div>
            <p className="text-muted">
              The picture is that of a recipe, chosen in{' '}
              <a className="link" href={paths.adminSettings}>
                Settings
              </a>{' '}
              under “Landing page and categories”.
            </p>
            <PictureDrop
              label="Show a picture of your own instead"
              single
              onPicture={(url) => onChange({ ...hero, picture: { url, alt: '' } })}
            />
          </div>
        )}
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </Card>
  );
}
