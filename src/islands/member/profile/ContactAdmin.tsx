import { useState } from 'react';
import { contactSchema } from '#src/domain/members/accounts.ts';
import { contactAdmin } from '#src/stores/members/account.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
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
          <Button onClick={() => setOpen(true)}>Write a message</Button>
        </>
      )}
    </Section>
  );
}

function MessageForm({ onClose }: { onClose(): void }) {
  const { named, saving, form } = useForm(contactSchema, async (message) => {
    if (await contactAdmin(message)) onClose();
    return undefined;
  });
  return (
    <form className="grid gap-5" {...form}>
      <Field label="Subject" {...named('subject')} />
      <TextArea label="Message" {...named('message')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton label="Send message" saving={saving} savingLabel="Sending…" />
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
