import { ButtonLink, Heading, Logo, Section, Stack, Text } from '@imc/ui';
import { institute } from '../../content/index.ts';

export interface ErrorScreenProps {
  /** What went wrong, in a sentence; never a stack. */
  message: string;
}

/** An unknown path, or a page that broke (specification, section 8). */
export function ErrorScreen({ message }: ErrorScreenProps) {
  return (
    <main>
      <Section as="div" width="form" air="generous">
        <Stack space="8" align="start">
          <Logo name={institute.shortName} variant="on-paper" />
          <Stack space="3">
            <Heading level={1}>Unexpected Application Error!</Heading>
            <Text size="lead">{message}</Text>
          </Stack>
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </Stack>
      </Section>
    </main>
  );
}
