import { signUpPath } from '@imc/api';
import { ButtonLink, InlineMessage, Link, lazyPart, Stack, Text } from '@imc/ui';
import { CategoryCard } from '@imc/ui/membership';
import { Suspense, useEffect } from 'react';
import { categories, grades, naira } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';
import { stairTiles } from '../certifications/stair-tiles.ts';
import type { GradeFinderSectionProps } from './grade-finder-section.tsx';

/** Six grades, of which the highest is brass. */
const tiles = stairTiles(grades.length, grades.length - 1);

let want: () => void;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/**
 * Resolves at the first scroll, press or key. At once on the server, at an address with answers, if an answer was given before, and after a
 * navigation, where the page has no prerendered form and loading it later would move the sections below.
 */
async function whenWanted(): Promise<void> {
  if (typeof document === 'undefined' || location.search !== '' || !document.getElementById('finder')) return;
  if (document.querySelector('#finder :checked')) return;
  // React stops events whose target it has not hydrated yet, so they are caught before it.
  for (const event of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(event, want, { once: true, passive: true, capture: true });
  await wanted;
}

/** The grade finder is in the prerendered page; its script loads when it is wanted. */
const GradeFinderSection = lazyPart<GradeFinderSectionProps>(
  async () => {
    await whenWanted();
    return (await import('./grade-finder-section.tsx')).GradeFinderSection;
  },
  () => <InlineMessage>{categories.finder.failed}</InlineMessage>,
);

/** The grade finder (S-2.80), and the six categories with description, eligibility and fees (S-2.49, S-9.6). */
export function MembershipCategoriesScreen(finderProps: GradeFinderSectionProps) {
  const { finder, compare } = categories;
  const hasAnswers = finderProps.params.size > 0;
  useEffect(() => {
    if (hasAnswers) want();
  }, [hasAnswers]);
  return (
    <ContentPage page={categories} tiles={tiles}>
      <TitledSection
        id="finder"
        data-print="none"
        ground="page-deep"
        air="tight"
        titleId="finder-title"
        title={finder.title}
        intro={
          <Stack space="3">
            <Text measure>
              {finder.text} <Link to="/membership/category#compare">{compare.jump}</Link>
            </Text>
            <NeedsScript text={finder.noScript} />
          </Stack>
        }
      >
        <Suspense>
          <GradeFinderSection {...finderProps} />
        </Suspense>
      </TitledSection>
      <TitledSection id="compare" ground="sheet" air="tight" titleId="compare-title" title={compare.title}>
        <Stack as="ul" space="0" aria-labelledby="compare-title">
          {grades.map(({ code, name, audience, requirements, application, admission, total }) => (
            <CategoryCard
              key={code}
              as="li"
              grade={code}
              name={name}
              eligibilityLabel={compare.eligibility}
              eligibility={requirements}
              fees={[
                { label: compare.application, value: naira(application) },
                { label: compare.admission, value: admission === null ? compare.none : naira(admission) },
                { label: compare.total, value: naira(total) },
              ]}
              action={
                <ButtonLink to={signUpPath(code)} variant="secondary" aria-label={compare.applyFor(name)}>
                  {compare.apply}
                </ButtonLink>
              }
            >
              {audience}
            </CategoryCard>
          ))}
        </Stack>
      </TitledSection>
    </ContentPage>
  );
}
