import { Link, Text } from '@imc/ui';
import { NewsletterForm } from '@imc/ui/membership';
import { newsletter } from '../../content/index.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';

export interface NewsletterProps {
  /** Subscribes an address; rejects where it did not work, for whatever cause. */
  onSubscribe: (email: string) => Promise<unknown>;
}

/** The newsletter in the footer (specification, sections 4 and 8). */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const subscribe = async (email: string): Promise<boolean> => {
    try {
      await onSubscribe(email);
      return true;
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: one text for every cause is shown, and which it was is logged (specification, section 8).
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
