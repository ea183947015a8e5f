import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FieldErrors } from '#src/domain/errors.ts';
import { Field } from '#src/islands/ui/forms/Field.tsx';
import { SubmitButton } from '#src/islands/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/ui/forms/use-form.ts';

const SCHEMA = z.object({
  name: z.string().trim().max(10, 'Too long.').regex(/^\D*$/, 'No digits.'),
  servings: z.coerce.number().min(1, 'At least one.'),
});
type Submit = (values: z.output<typeof SCHEMA>, form: HTMLFormElement) => Promise<FieldErrors | undefined>;

/** Fields by their names, and by what is said of them where that is given. */
const field = (name: string, description?: string) =>
  screen.getByRole('textbox', { name, ...(description && { description }) });
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

function Sample({ submit, onRefused }: { submit: Submit; onRefused?: () => void }) {
  const { form, named, saving } = useForm(SCHEMA, submit, onRefused);
  return (
    <form {...form}>
      <Field label="Name" hint="As on the card." {...named('name', 'Ada')} />
      <Field label="Servings" {...named('servings', 2)} />
      <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
    </form>
  );
}

describe('a form held to a schema', () => {
  it('sends what the schema makes of its fields', async () => {
    const submit = vi.fn<Submit>(async () => undefined);
    const refused = vi.fn();
    render(<Sample submit={submit} onRefused={refused} />);
    await userEvent.type(field('Name', 'As on the card.'), ' B. ');
    await save();
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada B.', servings: 2 }, expect.any(HTMLFormElement));
    expect(refused).not.toHaveBeenCalled();
  });

  it('says first what is wrong with each field, sends nothing, and goes to the first that is wrong', async () => {
    const submit = vi.fn<Submit>(async () => undefined);
    const refused = vi.fn();
    render(<Sample submit={submit} onRefused={refused} />);
    await write('Name', '12345678901');
    await write('Servings', '0');
    await save();
    field('Name', 'Too long.');
    field('Servings', 'At least one.');
    expect(document.activeElement).toBe(field('Name'));
    expect(submit).not.toHaveBeenCalled();
    expect(refused).toHaveBeenCalledOnce();
  });

  it('takes a complaint back as soon as its field is changed, and no other', async () => {
    render(<Sample submit={async () => undefined} />);
    await write('Name', '1');
    await write('Servings', '0');
    await save();
    await userEvent.type(field('Name', 'No digits.'), 'a');
    field('Name', 'As on the card.');
    field('Servings', 'At least one.');
  });

  it('says what the server finds wrong, until what is sent next is taken', async () => {
    const submit = vi.fn<Submit>(async () => undefined).mockResolvedValueOnce({ name: 'Somebody has that name.' });
    render(<Sample submit={submit} />);
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Name', 'Somebody has that name.')));
    await save();
    field('Name', 'As on the card.');
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('is on its way once, however often the button is pressed, and says so meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const submit = vi.fn<Submit>(() => promise);
    render(<Sample submit={submit} />);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Saving…', busy: true }));
    resolve(undefined);
    await screen.findByRole('button', { name: 'Save', busy: false });
    expect(submit).toHaveBeenCalledOnce();
  });
});
