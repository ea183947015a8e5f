import { useState } from 'react';
import { contactSchema } from '#src/domain/accounts.ts';
import { contactAdmin } from '#src/stores/account.ts';
import { Field } from '../../ui/Field.tsx';
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
  const { errors, saving, onSubmit } = useForm(contactSchema, async (message) => {
    if (await contactAdmin(message)) onClose();
  });
  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <Field label="Subject" name="subject" error={errors.subject} />
      <TextArea label="Message" name="message" error={errors.message} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary" disabled={saving}>
          {saving ? 'Sending…' : 'Send message'}
        </button>
        <button type="button" className="button button-outline" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
