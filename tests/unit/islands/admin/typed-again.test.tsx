import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { BANNER_SETTINGS_DEFAULT } from '#src/domain/site/banners.ts';
import { BannerSettingsCard } from '#src/islands/admin/banners/BannerSettingsCard.tsx';
import { BlockDialog } from '#src/islands/admin/cook-notes/BlockDialog.tsx';
import { SettingsForm } from '#src/islands/admin/settings/SettingsForm.tsx';
import { useSettings } from '#src/islands/admin/settings/use-settings.ts';
import { FormDialog } from '#src/islands/admin/ui/FormDialog.tsx';
import { Check } from '#src/islands/ui/forms/Check.tsx';
import { Field, TextArea } from '#src/islands/ui/forms/Field.tsx';
import { asksOnLeaving, notice, press } from '#tests/support/at-page.ts';

beforeEach(() => sessionStorage.clear());

/** Ends the page as a browser does: nothing that is drawn hears of it, and what the tab keeps stays. */
function loadAnew(page: ReactNode): void {
  const kept = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  render(page);
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a dialog that is opened again after the page was loaded anew', () => {
  const writer = { id: 'm1', fullName: 'Mina', email: 'm@example.org', isBlocked: false } as never;
  const dialog = <BlockDialog writer={writer} onClose={vi.fn()} />;

  it('has what was typed and ticked, and says so', async () => {
    render(dialog);
    await userEvent.type(field('Why, in words for them'), 'Three times the same advert.');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(asksOnLeaving()).toBe(true);
    loadAnew(dialog);
    await waitFor(() => expect(field('Why, in words for them').value).toBe('Three times the same advert.'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await waitFor(() => expect(notice()).toContain('here again'));
    expect(asksOnLeaving()).toBe(true);
  });

  it('has nothing of what was thrown away', async () => {
    render(dialog);
    await userEvent.type(field('Why, in words for them'), 'No.');
    cleanup();
    render(dialog);
    await new Promise((later) => setTimeout(later, 100));
    expect(field('Why, in words for them').value).toBe('');
  });

  it('keeps no password, no code and no file', async () => {
    const secrets = (
      <FormDialog keptAs="secrets" title="Secrets" onClose={vi.fn()}>
        {() => (
          <>
            <Field label="Name" name="name" />
            <Field label="Password" name="password" type="password" />
            <Field label="Code" name="code" autoComplete="one-time-code" />
          </>
        )}
      </FormDialog>
    );
    render(secrets);
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Password'), 'hunter2');
    await userEvent.type(field('Code'), '123456');
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('Ada');
    expect(kept).not.toMatch(/hunter2|123456/);
  });

  it('finds fields that are there only once another one says so', async () => {
    function Chained() {
      const settings = useSettings('chained', { isOpen: false, why: '' }, CHAINED, async () => true);
      return (
        <FormDialog keptAs="chained" title="Chained" onClose={vi.fn()}>
          {() => (
            <>
              <Check checked={settings.value.isOpen} onTick={(isOpen) => settings.change({ isOpen })}>
                Open
              </Check>
              {settings.value.isOpen && <TextArea label="Why" name="why" />}
            </>
          )}
        </FormDialog>
      );
    }
    render(<Chained />);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(field('Why'), 'Because.');
    sessionStorage.removeItem('plantry:typed::settings:chained');
    loadAnew(<Chained />);
    await waitFor(() => expect(field('Why').value).toBe('Because.'));
  });
});

const CHAINED = z.object({ isOpen: z.boolean(), why: z.string() });

describe('settings after the page was loaded anew', () => {
  const SCHEMA = z.object({ name: z.string(), count: z.number() });
  const saveIt = vi.fn(async () => true);
  function Sample({ name }: { name: string }) {
    const settings = useSettings('sample', { name, count: 3 }, SCHEMA, saveIt);
    return (
      <SettingsForm settings={settings} label="Save">
        <Field
          label="Name"
          name="name"
          value={settings.value.name}
          onChange={({ target }) => settings.change({ name: target.value })}
        />
      </SettingsForm>
    );
  }

  it('are as they were typed, until they are saved or taken back', async () => {
    render(<Sample name="Ada" />);
    await userEvent.type(field('Name'), ' B.');
    loadAnew(<Sample name="Ada" />);
    expect(field('Name').value).toBe('Ada B.');
    screen.getByText('Not saved yet');
    await press('Take back');
    expect(field('Name').value).toBe('Ada');
    loadAnew(<Sample name="Ada" />);
    expect(field('Name').value).toBe('Ada');
    await userEvent.type(field('Name'), ' C.');
    await press('Save');
    loadAnew(<Sample name="Ada" />);
    expect(field('Name').value).toBe('Ada');
  });

  it('leave out what cannot be read any more', () => {
    sessionStorage.setItem('plantry:typed::settings:sample', JSON.stringify({ name: 7, count: null, gone: 'x' }));
    render(<Sample name="Ada" />);
    expect(field('Name').value).toBe('Ada');
  });

  it('can be saved again where the call threw', async () => {
    saveIt.mockRejectedValueOnce(new Error('gone'));
    // What a call throws is the page's to log.
    process.once('unhandledRejection', () => undefined);
    render(<Sample name="Ada" />);
    await userEvent.type(field('Name'), ' B.');
    await press('Save');
    await screen.findByRole('button', { name: 'Save', busy: false });
    expect(field('Name').value).toBe('Ada B.');
  });
});

it('asks before the settings of banners are left, and has them again', async () => {
  const card = <BannerSettingsCard settings={BANNER_SETTINGS_DEFAULT} />;
  render(card);
  await userEvent.type(field('Fallback image URL'), '/pictures/a.jpg');
  expect(asksOnLeaving()).toBe(true);
  loadAnew(card);
  await waitFor(() => expect(field('Fallback image URL').value).toBe('/pictures/a.jpg'));
});
