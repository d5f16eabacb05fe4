import { Heading, PageHeader, Register, Section, Stack } from '@imc/ui';
import { notFound } from '../../content/not-found.ts';
import { missingTile } from './missing-tile.ts';

/** Suggests pages for an unknown path, within the public layout (S-2.32, S-2.86). */
export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={notFound.title} text={notFound.message} tiles={missingTile} />
      <Section aria-labelledby="ways-on">
        <Stack space="8">
          <Heading level={2} id="ways-on">
            {notFound.ways}
          </Heading>
          <Register
            entries={notFound.pages.map(({ to, label, text }) => ({
              key: to,
              to,
              name: label,
              detail: text,
            }))}
          />
        </Stack>
      </Section>
    </>
  );
}
