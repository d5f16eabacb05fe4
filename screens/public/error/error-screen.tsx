import { ButtonLink, Cluster, Heading, Logo, Section, Stack, Text, TileStrip } from '@imc/ui';
import { institute } from '../../content/index.ts';

export interface ErrorScreenProps {
  /** What went wrong, in a sentence; never a stack. */
  message: string;
}

/** An unknown path, or a page that broke (specification, section 8). */
export function ErrorScreen({ message }: ErrorScreenProps) {
  return (
    <main>
      <Section as="div" ground="institute" air="tight">
        <Logo name={institute.shortName} variant="on-institute" />
      </Section>
      <TileStrip seed="astray" size="medium" rows={2} />
      <Section as="div" air="generous">
        <Stack space="8">
          <Stack space="4">
            <Heading level={1}>Unexpected Application Error!</Heading>
            <Text size="lead">{message}</Text>
          </Stack>
          <Cluster>
            <ButtonLink to="/">Go to the home page</ButtonLink>
            <ButtonLink to="/contact" variant="secondary">
              Contact Us
            </ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    </main>
  );
}
