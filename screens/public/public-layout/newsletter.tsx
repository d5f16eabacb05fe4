import { Link, Text } from '@imc/ui';
import { NewsletterForm } from '@imc/ui/membership';
import { newsletter } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

export interface NewsletterProps {
  /** Subscribes an address; rejects where it did not work, for whatever cause. */
  onSubscribe: (email: string) => Promise<unknown>;
}

/** The newsletter in the footer (S-4.7, S-8.9). */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const subscribe = async (email: string): Promise<boolean> => {
    try {
      await onSubscribe(email);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: one text for every cause is shown, and which it was is logged (S-8.9).
      console.error(error);
      return false;
    }
  };
  return (
    <NewsletterForm labels={newsletter} onSubscribe={subscribe}>
      <Text size="small" tone="muted">
        {newsletter.text}{' '}
        <Link to={newsletter.blog.to} onBrand>
          {newsletter.blog.label}
        </Link>
      </Text>
      <NeedsScript />
    </NewsletterForm>
  );
}
