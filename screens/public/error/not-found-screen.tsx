import { PageHeader, Register } from '@imc/ui';
import { notFound } from '../../content/not-found.ts';
import { TitledSection } from '../../shared/titled-section.tsx';
import { missingTile } from './missing-tile.ts';

/** Suggests pages for an unknown path, within the public layout (S-2.32, S-2.86). */
export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={notFound.title} text={notFound.message} tiles={missingTile} />
      <TitledSection titleId="ways-on" title={notFound.ways}>
        <Register
          entries={notFound.pages.map(({ to, label, text }) => ({
            key: to,
            to,
            name: label,
            detail: text,
          }))}
        />
      </TitledSection>
    </>
  );
}
