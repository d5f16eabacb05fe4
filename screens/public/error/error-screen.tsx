import { ButtonLink, Heading, Logo, Mosaic, Section, Stack, Text } from '@imc/ui';
import { institute } from '../../content/index.ts';

export interface ErrorScreenProps {
  /** Description of the error in one sentence, without a stack trace. */
  message: string;
}

/** Page for unknown paths and for errors (S-2.32). */
export function ErrorScreen({ message }: ErrorScreenProps) {
  return (
    <main>
      <Section as="div" ground="institute" air="tight">
        <Logo name={institute.shortName} variant="on-brand" />
      </Section>
      <Mosaic seed="astray" columns={14} rows={2} fit="whole" />
      <Section as="div" air="generous">
        <Stack space="6" align="start">
          <Heading level={1}>Unexpected Application Error!</Heading>
          <Text size="lead">{message}</Text>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </Stack>
      </Section>
    </main>
  );
}
