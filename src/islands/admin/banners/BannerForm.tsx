import { useState } from 'react';
import { z } from 'zod';
import { BANNER_PRIORITY, type Banner, bannerFieldsSchema } from '#src/domain/site/banners.ts';
import { localTime, momentIn } from '#src/stores/admin/local-time.ts';
import { saveBanner } from '#src/stores/admin/site/banners.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Check } from '../../ui/forms/Check.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SelectField } from '../../ui/forms/Select.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { DrawBanner } from '../drawing/DrawBanner.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { PictureDrop } from '../ui/PictureDrop.tsx';
import { ticked } from '../ui/table/ticked.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { BANNER_PAGES } from './pages.ts';

interface Props {
  /** The one to change; without it a new one is made. */
  banner: Banner | undefined;
  onClose: () => void;
}

/** The form, whose fields are all text. */
const formSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    imageUrl: z.string(),
    linkUrl: z.string(),
    startsAt: z.string().transform(momentIn),
    endsAt: z.string().transform(momentIn),
    priority: z.string().transform(Number),
    isActive: ticked,
    showOnHome: ticked,
    showOnCategories: ticked,
    showOnRecipes: ticked,
    showOnFavourites: ticked,
    showOnShop: ticked,
  })
  .pipe(bannerFieldsSchema);

const PRIORITIES = Object.fromEntries(
  Array.from({ length: BANNER_PRIORITY.max }, (_, i) => [i + BANNER_PRIORITY.min, `${i + BANNER_PRIORITY.min}`]),
);

/** Every field of a banner. */
export function BannerForm({ banner, onClose }: Props) {
  const [imageUrl, setImageUrl] = useState(banner?.imageUrl ?? '');
  const [texts, setTexts] = useState({ title: banner?.title ?? '', description: banner?.description ?? '' });
  const typed = (name: keyof typeof texts) => ({
    ...named(name, banner?.[name]),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTexts((before) => ({ ...before, [name]: currentTarget.value })),
  });
  const { named, saving, form } = useForm(formSchema, async (fields) => {
    if (await saveBanner(fields, banner?.id)) onClose();
    return undefined;
  });
  return (
    <FormDialog
      keptAs={`banner:${banner?.id ?? 'new'}`}
      title={banner ? 'Edit banner' : 'Create banner'}
      isDirty={imageUrl !== (banner?.imageUrl ?? '')}
      onClose={onClose}
    >
      {(leave) => (
        <form {...form} className="grid gap-4">
          <Field label="Title" {...typed('title')} />
          <Field label="Description" {...typed('description')} />
          <Field
            label="Image URL"
            {...named('imageUrl')}
            value={imageUrl}
            onChange={({ target }) => setImageUrl(target.value)}
            hint="A picture of this site, such as /pictures/red-lentil-dal.jpg, or an https address."
          />
          <PictureDrop label="Upload a picture" single onPicture={setImageUrl} />
          <DrawBanner onPicture={setImageUrl} />
          <BannerPreview {...texts} imageUrl={imageUrl} />
          <Field
            label="Leads to"
            {...named('linkUrl', banner?.linkUrl)}
            hint="A page of this site, such as /recipes?category=dinner, or an https address. Empty: nowhere."
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label="From (your time)"
              {...named('startsAt', localTime(banner?.startsAt ?? null))}
              type="datetime-local"
            />
            <Field
              label="Until (your time)"
              {...named('endsAt', localTime(banner?.endsAt ?? null))}
              type="datetime-local"
            />
          </div>
          <SelectField
            label="Priority"
            name="priority"
            defaultValue={banner?.priority ?? BANNER_PRIORITY.default}
            options={PRIORITIES}
          />
          <fieldset className="admin-ticks">
            <legend className="field-label">Shown on</legend>
            {BANNER_PAGES.map(({ page, name, field }) => (
              <Check key={page} className="" name={field} defaultChecked={banner ? banner[field] : page === 'home'}>
                {name}
              </Check>
            ))}
          </fieldset>
          <Check name="isActive" defaultChecked={banner?.isActive ?? true}>
            Active
          </Check>
          <DialogActions onCancel={leave}>
            <SubmitButton label={banner ? 'Save' : 'Create banner'} saving={saving} savingLabel="Saving…" />
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
