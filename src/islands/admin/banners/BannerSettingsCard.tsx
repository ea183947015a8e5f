import { z } from 'zod';
import { type BannerSettings, bannerSettingsSchema, ROTATION_HOURS } from '#src/domain/site/banners.ts';
import { typedNumber } from '#src/domain/typed-number.ts';
import { saveBannerSettings } from '#src/stores/admin/site/banners.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useKeptFields } from '../../ui/forms/use-kept-fields.ts';
import { Card } from '../ui/Card.tsx';
import { ticked } from '../ui/table/ticked.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';

const formSchema = z
  .object({
    rotationIntervalHours: z.string().transform(typedNumber),
    enableRotation: ticked,
    showOnlyActive: ticked,
    fallbackImageUrl: z.string().trim(),
  })
  .pipe(bannerSettingsSchema);

/** How banners take turns. */
export function BannerSettingsCard({ settings }: { settings: BannerSettings }) {
  const { ref, isTyped, onSaved } = useKeptFields('banner-settings');
  useLeaveGuard(isTyped);
  const { named, saving, form } = useForm(formSchema, async (changed) => {
    if (await saveBannerSettings(changed)) onSaved();
    return undefined;
  });
  return (
    <Card title="Settings">
      <form ref={ref} {...form} className="grid gap-4">
        <Check name="enableRotation" defaultChecked={settings.enableRotation}>
          Banners take turns
        </Check>
        <Check name="showOnlyActive" defaultChecked={settings.showOnlyActive}>
          Show active banners only
        </Check>
        <Field
          label="Rotation interval (hours)"
          {...named('rotationIntervalHours', settings.rotationIntervalHours)}
          type="number"
          min={ROTATION_HOURS.min}
          max={ROTATION_HOURS.max}
          hint="If a page has more than ten banners, how long the same ten rotate."
        />
        <Field
          label="Fallback image URL"
          {...named('fallbackImageUrl', settings.fallbackImageUrl)}
          hint="Shown when a banner’s picture can’t be loaded."
        />
        <div>
          <SubmitButton label="Save settings" saving={saving} savingLabel="Saving…" />
        </div>
      </form>
    </Card>
  );
}
