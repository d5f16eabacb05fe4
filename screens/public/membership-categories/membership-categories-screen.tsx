import { ButtonLink, Grid, InlineMessage, lazyPart, Section, Stack, Text } from '@imc/ui';
import { CategoryCard, GradeComparison } from '@imc/ui/membership';
import { Suspense, useEffect } from 'react';
import { categories, gradeFacts, grades, membershipPages, naira } from '../../content/index.ts';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { ContentPage } from '../../shared/content-page.tsx';
import { gradeTerraces } from '../../shared/grade-tiles.ts';
import { NeedsScript } from '../../shared/needs-script.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';
import type { GradeFinderSectionProps } from './grade-finder-section.tsx';

let want: () => void;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/**
 * Resolves at the first scroll, press or key. At once on the server, at an address with answers, and after a
 * navigation, where the page has no prerendered form and loading it later would move the sections below.
 */
async function whenWanted(): Promise<void> {
  if (typeof document === 'undefined' || location.search !== '' || !document.getElementById('finder')) return;
  for (const event of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(event, want, { once: true, passive: true });
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

/** The six categories with their requirements, a table that compares them (S-2.49, S-9.6), and the grade finder (S-2.80). */
export function MembershipCategoriesScreen(finderProps: GradeFinderSectionProps) {
  const { finder, compare, next } = categories;
  const hasAnswers = finderProps.params.size > 0;
  useEffect(() => {
    if (hasAnswers) want();
  }, [hasAnswers]);
  return (
    <ContentPage
      page={categories}
      series={membershipPages}
      tiles={gradeTerraces}
      height="low"
      actions={
        <ButtonLink to="/membership/category#compare" variant="secondary" ground="institute">
          {compare.jump}
        </ButtonLink>
      }
    >
      <Section as="div">
        <Grid as="ul" columns={3} ruled>
          {categories.items.map(({ code, text }) => (
            <CategoryCard
              key={code}
              as="li"
              headingLevel={2}
              grade={code}
              name={gradeFacts[code].name}
              eligibilityLabel={categories.eligibilityTitle}
              eligibility={gradeFacts[code].requirements}
            >
              <Text tone="muted">{text}</Text>
            </CategoryCard>
          ))}
        </Grid>
      </Section>
      <TitledSection
        id="finder"
        ground="page-deep"
        titleId="finder-title"
        title={finder.title}
        intro={
          <Stack space="3">
            <Text size="lead" measure>
              {finder.text}
            </Text>
            <NeedsScript text={finder.noScript} />
          </Stack>
        }
      >
        <Suspense>
          <GradeFinderSection {...finderProps} />
        </Suspense>
      </TitledSection>
      <TitledSection id="compare" titleId="compare-title" title={compare.title} intro={compare.text}>
        <GradeComparison caption={compare.text} grades={grades} labels={compare} formatAmount={naira} />
      </TitledSection>
      <CallToAction
        title={next.title}
        text={next.text}
        actions={[
          { label: next.apply, to: '/register' },
          { label: next.fees, to: '/membership/application' },
        ]}
      />
    </ContentPage>
  );
}
