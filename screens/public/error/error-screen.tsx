import { ButtonLink, Columns, Heading, Logo, Mosaic, Section, Stack, Text } from '@imc/ui';
import { institute } from '../../content/index.ts';
import { missingTile } from './missing-tile.ts';

export interface ErrorScreenProps {
  /** Description of the error in one sentence, without a stack trace. */
  message: string;
}

/** Page for errors (S-2.32), with the wall of tiles of an unknown path. */
export function ErrorScreen({ message }: ErrorScreenProps) {
  return (
    <>
      <header>
        <Section as="div" ground="institute" air="tight">
          <Logo name={institute.shortName} variant="on-brand" />
        </Section>
      </header>
      <main>
        <Section as="div" ground="institute">
          <Columns space="10" align="end">
            <Stack space="6" align="start">
              <Heading level={1}>Unexpected Application Error!</Heading>
              <Text size="lead">{message}</Text>
              <ButtonLink to="/" variant="brass" onBrand>
                Go to the home page
              </ButtonLink>
            </Stack>
            <Mosaic composition={missingTile} fit="whole" />
          </Columns>
        </Section>
      </main>
    </>
  );
}
