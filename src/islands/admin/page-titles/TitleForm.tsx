import { useEffect, useRef, useState } from 'react';
import { type ConfiguredTitle, PAGE_WORDS, pageTitleChangeSchema } from '#src/domain/site/site.ts';
import { PAGES_BY_KEY } from '#src/fixed-pages.ts';
import { resetPageTitle, savePageTitle } from '#src/stores/admin/site/page-titles.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useKeptFields } from '../../ui/forms/use-kept-fields.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';

interface Props {
  configured: ConfiguredTitle;
}

/** One page's title and subtitle. */
export function TitleForm(props: Props) {
  const [resets, setResets] = useState(0);
  return <Fields key={resets} {...props} isReset={resets > 0} onReset={() => setResets(resets + 1)} />;
}

interface FieldsProps extends Props {
  /** Begins anew after the default was brought back, by a button that is gone with it: the keyboard goes on here. */
  isReset: boolean;
  onReset: () => void;
}

function Fields({ configured: { page, title, subtitle, isConfigured }, isReset, onReset }: FieldsProps) {
  const element = useRef<HTMLDivElement>(null);
  const inputs = useRef(0);
  useEffect(() => {
    if (isReset) element.current?.querySelector('input')?.focus();
  }, [isReset]);
  const { ref, isTyped, onSaved } = useKeptFields(`title:${page}`);
  useLeaveGuard(isTyped);
  const { named, saving, form } = useForm(pageTitleChangeSchema, async (change) => {
    const sent = inputs.current;
    // What was typed meanwhile is not saved yet.
    if ((await savePageTitle(page, change)) && inputs.current === sent) onSaved();
    return undefined;
  });
  const reset = async () => {
    if (await resetPageTitle(page)) onReset();
  };
  const { name, path } = PAGES_BY_KEY[page];
  const own = PAGE_WORDS[page];
  return (
    <Card
      title={name}
      aside={<Badge tone={isConfigured ? 'good' : 'plain'}>{isConfigured ? 'Configured' : 'Default'}</Badge>}
    >
      <dl className="mb-4 grid gap-1 rounded-sm bg-bg px-3 py-2 type-meta">
        <dt className="text-muted">Shown now</dt>
        <dd className="font-semibold wrap-anywhere">{title || own.title || 'No title'}</dd>
        {(subtitle || own.subtitle) && <dd className="wrap-anywhere">{subtitle || own.subtitle}</dd>}
      </dl>
      <form
        ref={ref}
        {...form}
        onInput={(event) => {
          form.onInput(event);
          inputs.current++;
        }}
        className="grid gap-4"
      >
        <div ref={element} className="grid gap-4">
          <Field label="Title" {...named('title', title)} placeholder={own.title} />
          <Field label="Subtitle" {...named('subtitle', subtitle)} placeholder={own.subtitle} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton label="Save" saving={saving} savingLabel="Saving…" />
          {isConfigured && (
            <Button look="quiet" onClick={reset}>
              Back to default
            </Button>
          )}
          <a
            className="link text-meta ms-auto inline-flex min-h-6 items-center"
            href={path}
            target="_blank"
            rel="noopener"
          >
            View page<span className="sr-only"> {name}</span>
          </a>
        </div>
      </form>
    </Card>
  );
}
