import { Link, Text } from '@imc/ui';
import { NewsletterForm } from '@imc/ui/membership';
import { newsletter } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

export interface NewsletterProps {
  /** Subscribes an email address; rejects on any failure. */
  onSubscribe: (email: string) => Promise<unknown>;
}

/** Newsletter form in the footer (S-4.7, S-8.9). */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const subscribe = async (email: string): Promise<boolean> => {
    try {
      await onSubscribe(email);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the same text is shown for every failure, so the cause is logged (S-8.9).
      console.error(error);
      return false;
    }
  };
  return (
    <NewsletterForm labels={newsletter} onSubscribe={subscribe}>
      <Text size="small" tone="muted">
        {newsletter.text}{' '}
        <Link to={newsletter.blog.to} ground="institute">
          {newsletter.blog.label}
        </Link>
        {'\u00a0· '}
        <Link to={newsletter.privacy.to} ground="institute">
          {newsletter.privacy.label}
        </Link>
      </Text>
      <NeedsScript />
    </NewsletterForm>
  );
}
