import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TitleForm } from '#src/islands/admin/page-titles/TitleForm.tsx';
import { SettingsForm } from '#src/islands/admin/settings/SettingsForm.tsx';
import { useSettings } from '#src/islands/admin/settings/use-settings.ts';
import { Field } from '#src/islands/ui/forms/Field.tsx';
import { asksOnLeaving, notice, press } from '#tests/support/at-page.ts';

const SCHEMA = z.object({ name: z.string().min(1, 'A name is needed.'), motto: z.string().max(10, 'Too long.') });
type Settings = z.infer<typeof SCHEMA>;

function Sample({ saveIt }: { saveIt: (value: Settings) => Promise<boolean> }) {
  const settings = useSettings('sample', { name: 'Ada', motto: 'Eat well' }, SCHEMA, saveIt);
  const { value, errors, change } = settings;
  return (
    <SettingsForm settings={settings} label="Save settings">
      <Field
        label="Name"
        name="name"
        value={value.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label="Motto"
        name="motto"
        value={value.motto}
        error={errors.motto}
        onChange={({ target }) => change({ motto: target.value })}
      />
    </SettingsForm>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('settings while they are saved', () => {
  it('keeps what was typed after Save was pressed, as unsaved, and no more of what was saved', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const saveIt = vi.fn<(value: Settings) => Promise<boolean>>(() => promise);
    render(<Sample saveIt={saveIt} />);
    await userEvent.type(field('Name'), ' B.');
    await press('Save settings');
    await userEvent.type(field('Motto'), '!');
    resolve(true);
    // What was saved comes from where it is stored again; what was typed since does not.
    await waitFor(() => expect(field('Name').value).toBe('Ada'));
    expect(field('Motto').value).toBe('Eat well!');
    expect(saveIt).toHaveBeenCalledExactlyOnceWith({ name: 'Ada B.', motto: 'Eat well' });
    await press('Save settings');
    expect(saveIt).toHaveBeenLastCalledWith({ name: 'Ada', motto: 'Eat well!' });
  });

  it('keeps the same field too, where it was typed in again', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const saveIt = vi.fn<(value: Settings) => Promise<boolean>>(() => promise);
    render(<Sample saveIt={saveIt} />);
    await userEvent.type(field('Motto'), '!');
    await press('Save settings');
    await userEvent.type(field('Motto'), '!');
    resolve(true);
    await screen.findByRole('button', { name: 'Save settings', busy: false });
    expect(field('Motto').value).toBe('Eat well!!');
  });
});

describe('settings that are wrong', () => {
  it('get the focus at the first wrong field, and nothing is saved', async () => {
    const saveIt = vi.fn(async () => true);
    render(<Sample saveIt={saveIt} />);
    await userEvent.type(field('Motto'), ' and often');
    await press('Save settings');
    await waitFor(() => expect(document.activeElement).toBe(field('Motto')));
    await userEvent.clear(field('Name'));
    await press('Save settings');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(saveIt).not.toHaveBeenCalled();
  });
});

describe('the title of a page', () => {
  const configured = { page: 'categories', title: 'Courses', subtitle: '', isConfigured: true } as const;
  let answer: (answer: Response | TypeError) => void;
  beforeEach(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    answer = (given) => (given instanceof Response ? resolve(given) : reject(given));
    vi.stubGlobal('fetch', () => promise);
  });
  const write = async () => {
    render(<TitleForm configured={configured} />);
    await userEvent.type(field('Title'), ' we like');
    await press('Save');
  };

  it('is saved once it was', async () => {
    await write();
    answer(Response.json({ ...configured, title: 'Courses we like' }));
    await waitFor(() => expect(asksOnLeaving()).toBe(false));
  });

  it('is not, where more was typed meanwhile', async () => {
    await write();
    await userEvent.type(field('Subtitle'), 'All of them');
    answer(Response.json({ ...configured, title: 'Courses we like' }));
    await screen.findByRole('button', { name: 'Save', busy: false });
    expect(asksOnLeaving()).toBe(true);
    expect(field('Subtitle').value).toBe('All of them');
  });

  it.each([
    [false, 'You seem to be offline. Everything you typed is still here'],
    [true, 'We can’t reach the site just now. Everything you typed is still here'],
  ])(
    'says where nothing answers (online: %s) that what was typed is still there, and it is',
    async (isOnline, said) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      await write();
      answer(new TypeError('Failed to fetch'));
      await waitFor(() => expect(notice()).toContain('Failed to update page title'));
      expect(notice()).toContain(said);
      expect(field('Title').value).toBe('Courses we like');
      expect(asksOnLeaving()).toBe(true);
    },
  );

  it('says nothing of being offline where the site answered', async () => {
    await write();
    answer(Response.json({ error: 'validation', message: 'That is too long.' }, { status: 400 }));
    await waitFor(() => expect(notice()).toContain('Failed to update page title'));
    expect(notice()).not.toContain('offline');
  });
});
