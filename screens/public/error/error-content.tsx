import { ButtonLink, Cluster, Columns, Heading, Mosaic, Section, Stack, Text } from '@imc/ui';
import { errorPage, tryAgain } from '../../content/error-page.ts';
import { missingTile } from './missing-tile.ts';

export interface ErrorContentProps {
  /** The error in one sentence, without a stack trace. */
  message: string;
  /** Address of the page, to load it again. Default: no retry. */
  retry?: string;
}

/** The error page's content (S-2.32), with the tiles of an unknown path. In the public layout it offers a retry (SITE-8). */
export function ErrorContent({ message, retry }: ErrorContentProps) {
  return (
    <Section as="div" ground="institute">
      <Columns space="10" align="end">
        <Stack space="6" align="start">
          <Heading level={1}>{errorPage.title}</Heading>
          <Text size="lead">{message}</Text>
          <Cluster space="4">
            {retry && (
              <ButtonLink to={retry} variant="brass" ground="institute">
                {tryAgain}
              </ButtonLink>
            )}
            <ButtonLink to={errorPage.home.to} variant={retry ? 'secondary' : 'brass'} ground="institute">
              {errorPage.home.label}
            </ButtonLink>
          </Cluster>
        </Stack>
        <Mosaic composition={missingTile} fit="whole" />
      </Columns>
    </Section>
  );
}
