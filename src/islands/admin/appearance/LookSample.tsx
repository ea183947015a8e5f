import { type Appearance, accentSchema } from '#src/domain/site/appearance/appearance.ts';
import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { type Colours, HOUSE_PALETTE, paletteOf } from '#src/domain/site/appearance/palette.ts';
import { TYPE_PAIRS } from '#src/domain/site/appearance/type-pairs.ts';
import { SiteLogo } from '../../ui/SiteLogo.tsx';
import { familyStyle } from './pair-fonts.ts';

interface Props {
  look: Appearance;
  siteName: string;
}

/** A piece of a page in the colours of a look, by day and by night. */
export function LookSample({ look, siteName }: Props) {
  const accent = accentSchema.safeParse(look.accent).data;
  const palette = accent === undefined ? HOUSE_PALETTE : paletteOf(accent);
  return (
    <section className="grid gap-3 broad:sticky broad:top-6" aria-label="Sample">
      <Piece
        name="By day"
        scheme="light"
        logo={look.logo}
        siteName={siteName}
        colours={palette.light}
        pair={TYPE_PAIRS[look.type]}
      />
      <Piece
        name="By night"
        scheme="dark"
        logo={look.logo}
        siteName={siteName}
        colours={palette.dark}
        pair={TYPE_PAIRS[look.type]}
      />
    </section>
  );
}

interface PieceProps {
  name: string;
  scheme: 'light' | 'dark';
  logo: Logo | null;
  siteName: string;
  colours: Colours;
  pair: { display: string; text: string };
}

const Piece = ({ name, scheme, logo, siteName, colours, pair }: PieceProps) => (
  <div
    className="overflow-hidden rounded-lg border"
    style={{
      backgroundColor: colours.bg,
      color: colours.text,
      borderColor: colours.border,
      colorScheme: scheme,
      ...familyStyle(pair.text, 'sans'),
    }}
  >
    <p
      className="flex min-h-16 items-center justify-between gap-3 border-b px-4 py-3 font-display text-title font-semibold wrap-anywhere"
      style={{ borderColor: colours.border, ...familyStyle(pair.display, 'display') }}
    >
      {logo ? <SiteLogo logo={logo} name={siteName} /> : siteName}
      <small className="flex-none type-meta" style={{ color: colours.muted, ...familyStyle(pair.text, 'sans') }}>
        {name}
      </small>
    </p>
    <div className="grid gap-2 p-4">
      <p className="type-meta font-semibold" style={{ color: colours.accent }}>
        In season
      </p>
      <p className="font-display text-h2 leading-snug" style={familyStyle(pair.display, 'display')}>
        Red lentil dal
      </p>
      <p style={{ color: colours.muted }}>
        Thirty minutes, one pot.{' '}
        <span className="underline" style={{ color: colours.primary }}>
          All dinners
        </span>
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <span
          className="rounded-full px-5 py-2.5 font-semibold"
          style={{ backgroundColor: colours.primary, color: colours['on-primary'] }}
        >
          Start cooking
        </span>
        <span
          className="rounded-full border px-5 py-2.5 font-semibold"
          style={{
            backgroundColor: colours['primary-soft'],
            color: colours['on-primary-soft'],
            borderColor: 'transparent',
          }}
        >
          Gluten free
        </span>
      </p>
    </div>
  </div>
);
