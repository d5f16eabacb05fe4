import { Logo, Section } from '@imc/ui';
import { institute } from '../../content/index.ts';
import { ErrorContent, type ErrorContentProps } from './error-content.tsx';

export type ErrorScreenProps = Pick<ErrorContentProps, 'message'>;

/** Page for errors after which nothing else of the site may work (S-2.32). */
export function ErrorScreen({ message }: ErrorScreenProps) {
  return (
    <>
      <header>
        <Section as="div" ground="institute" air="tight">
          <Logo name={institute.shortName} variant="on-brand" />
        </Section>
      </header>
      <main>
        <ErrorContent message={message} />
      </main>
    </>
  );
}
