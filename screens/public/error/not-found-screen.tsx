import { Heading, PageHeader, Register, Section, Stack } from '@imc/ui';
import { notFound } from '../../content/not-found.ts';
import { missingTile } from './missing-tile.ts';

/** Content of the page for an unknown path, with ways on. It stands in the frame of the public pages (S-2.32, S-2.86). */
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
