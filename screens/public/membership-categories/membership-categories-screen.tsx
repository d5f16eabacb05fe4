import { ButtonLink, CategoryCard, Columns, Grid, Heading, PageHeader, Section, Stack, Text } from '@imc/ui';
import { GradeComparison } from '@imc/ui/membership';
import { categories, gradeFacts, grades, membershipPages, naira } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** The six categories with their requirements, and a table that compares them (S-2.49, S-9.6). */
export function MembershipCategoriesScreen() {
  const { compare, next } = categories;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={categories} onBrand />}
        title={categories.title}
        text={categories.lead}
        seed="categories"
        actions={
          <ButtonLink to="/membership/category#compare" variant="secondary" onBrand>
            {compare.jump}
          </ButtonLink>
        }
      />
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
      <Section id="compare" ground="page-deep" aria-labelledby="compare-title">
        <Stack space="8">
          <Columns split="lead" space="10">
            <Heading level={2} id="compare-title">
              {compare.title}
            </Heading>
            <Text size="lead" measure>
              {compare.text}
            </Text>
          </Columns>
          <GradeComparison caption={compare.text} grades={grades} labels={compare} formatAmount={naira} />
        </Stack>
      </Section>
      <CallToAction
        title={next.title}
        text={next.text}
        actions={
          <>
            <ButtonLink to="/register" variant="brass" onBrand>
              {next.apply}
            </ButtonLink>
            <ButtonLink to="/membership/application" variant="secondary" onBrand>
              {next.fees}
            </ButtonLink>
          </>
        }
      />
      <SeeAlso {...membershipPages} except="/membership/category" />
    </>
  );
}
