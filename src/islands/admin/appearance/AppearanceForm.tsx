import type { AppearanceAnswer } from '#src/contracts/site/admin-appearance.ts';
import { SITE_NAME_LENGTH } from '#src/domain/site/appearance/appearance.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { ColourFields } from './ColourFields.tsx';
import { Earlier } from './Earlier.tsx';
import { FrontCards } from './FrontCards.tsx';
import { IconCard } from './IconCard.tsx';
import { LogoCard } from './LogoCard.tsx';
import { LookSample } from './LookSample.tsx';
import { usePairFonts } from './pair-fonts.ts';
import { ShareCard } from './ShareCard.tsx';
import { TypeCard } from './TypeCard.tsx';
import { useAppearance } from './use-appearance.ts';

/** Everything that can be set of the look, beside a sample of it. */
export function AppearanceForm({ stored }: { stored: AppearanceAnswer }) {
  const look = useAppearance(stored);
  const { value, errors, change, base } = look;
  usePairFonts(value.type);
  return (
    <AdminPage
      title="Appearance"
      actions={
        <>
          {!look.isPublished && (
            <Button look="quiet" disabled={look.isBusy} onClick={look.discard}>
              Discard changes
            </Button>
          )}
          <Button disabled={look.isBusy} onClick={look.preview}>
            Preview
          </Button>
          <Button look="primary" disabled={look.isBusy || look.isPublished} onClick={look.publish}>
            Publish
          </Button>
        </>
      }
    >
      {look.theirs && <Conflict onTheirs={look.takeTheirs} onMine={look.keepMine} />}
      <div className="grid grid-cols-1 items-start gap-4 broad:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-4">
          <Card title="Name" aside={<State isPublished={look.isPublished} isTyped={look.isTyped} />}>
            <Field
              label="Site name"
              name="name"
              maxLength={SITE_NAME_LENGTH * 2}
              placeholder={base.hostName}
              autoComplete="off"
              value={value.name ?? ''}
              error={errors.name}
              hint={`On every page, in mails and documents. Left empty, it’s ${base.hostName}.`}
              onChange={({ target }) => change({ name: target.value === '' ? null : target.value })}
            />
          </Card>
          <LogoCard look={value} siteName={value.name ?? base.hostName} errors={errors} onChange={change} />
          <IconCard icon={value.icon} error={errors.icon} onChange={(icon) => change({ icon })} />
          <ShareCard
            shareImage={value.shareImage}
            error={errors.shareImage}
            onChange={(shareImage) => change({ shareImage })}
          />
          <Card title="Colour">
            <ColourFields accent={value.accent} error={errors.accent} onChange={(accent) => change({ accent })} />
          </Card>
          <TypeCard type={value.type} onChange={(type) => change({ type })} />
          <FrontCards value={value} errors={errors} change={change} />
          {base.before.length > 0 && (
            <Card title="Earlier">
              <Earlier before={base.before} onChoose={change} />
            </Card>
          )}
        </div>
        <LookSample look={value} siteName={value.name ?? base.hostName} />
      </div>
    </AdminPage>
  );
}

function State({ isPublished, isTyped }: { isPublished: boolean; isTyped: boolean }) {
  if (isPublished) return <Badge tone="good">Published</Badge>;
  return <Badge tone="plain">{isTyped ? 'Changed' : 'Draft'}</Badge>;
}

/** Says that somebody else was quicker, and asks whose goes on. */
const Conflict = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => (
  <div className="notice mb-4" role="alert">
    <p className="font-semibold">Somebody else changed the appearance meanwhile.</p>
    <p className="mt-1">What you have here is still here. Go on with it, and it takes the place of theirs.</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button onClick={onMine}>Go on with mine</Button>
      <Button look="quiet" onClick={onTheirs}>
        Take theirs
      </Button>
    </div>
  </div>
);
