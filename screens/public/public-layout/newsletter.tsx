import { Link, NewsletterForm, Text } from '@imc/ui';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { newsletter } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

// Only who subscribes needs it.
const NewsletterAlert = lazy(async () => {
  const { NewsletterAlert: Alert } = await import('./newsletter-alert.tsx');
  return { default: Alert };
});

export interface NewsletterProps {
  /** Subscribes an address; rejects where it did not work, for whatever cause. */
  onSubscribe: (email: string) => Promise<unknown>;
}

/** The newsletter in the footer: cleared once it worked, else what was typed stays (specification, sections 4 and 8). */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'subscribed' | 'failed'>();

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      await onSubscribe(String(new FormData(form).get('email')));
      form.reset();
      setOutcome('subscribed');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: one text for every cause is shown, and which it was is logged (specification, section 8).
      console.error(error);
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <NewsletterForm
        label={newsletter.label}
        buttonLabel={newsletter.submit}
        busy={busy}
        onSubmit={subscribe}
      >
        <Text size="small" tone="muted">
          {newsletter.text}{' '}
          <Link to={newsletter.blog.to} onBrand>
            {newsletter.blog.label}
          </Link>
        </Text>
        <NeedsScript />
      </NewsletterForm>
      {outcome && (
        <Suspense>
          <NewsletterAlert outcome={outcome} onClose={() => setOutcome(undefined)} />
        </Suspense>
      )}
    </>
  );
}
