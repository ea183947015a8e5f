import { useState } from 'react';
import { contactSchema } from '#src/domain/members/accounts.ts';
import { contactAdmin } from '#src/stores/members/account.ts';
import { Field } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Section } from './Section.tsx';

export function ContactAdmin() {
  const [open, setOpen] = useState(false);
  return (
    <Section id="contact-admin" title="Contact Admin">
      {open ? (
        <MessageForm onClose={() => setOpen(false)} />
      ) : (
        <>
          <p className="mb-5 text-muted">Questions, wishes, a mistake in a recipe? The team reads every message.</p>
          <button type="button" className="button button-outline" onClick={() => setOpen(true)}>
            Write a message
          </button>
        </>
      )}
    </Section>
  );
}

function MessageForm({ onClose }: { onClose(): void }) {
  const { errors, saving, form } = useForm(contactSchema, async (message) => {
    if (await contactAdmin(message)) onClose();
    return undefined;
  });
  return (
    <form className="grid gap-5" {...form}>
      <Field label="Subject" name="subject" error={errors.subject} />
      <TextArea label="Message" name="message" error={errors.message} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton saving={saving} savingLabel="Sending…">
          Send message
        </SubmitButton>
        <button type="button" className="button button-outline" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
