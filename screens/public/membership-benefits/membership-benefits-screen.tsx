import { BenefitCard, ButtonLink, Grid, PageHeader, Section, tilePatterns } from '@imc/ui';
import { benefits, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** The tiles on the diagonal are brass: one per row and column. */
const isBrass = (index: number) => index % 4 === 0;

/** The nine benefits of membership (S-2.49). */
export function MembershipBenefitsScreen() {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={benefits} onBrand />}
        title={benefits.title}
        text={benefits.lead}
        seed="benefits"
      />
      <Section as="div">
        <Grid as="ul" columns={3} ruled>
          {benefits.items.map(({ title, text }, index) => (
            <BenefitCard
              key={title}
              as="li"
              headingLevel={2}
              title={title}
              pattern={tilePatterns[index] ?? 'diamond'}
              tone={isBrass(index) ? 'brass' : index % 2 ? 'rest' : 'bright'}
            >
              {text}
            </BenefitCard>
          ))}
        </Grid>
      </Section>
      <CallToAction
        title={benefits.join.title}
        text={benefits.join.text}
        actions={
          <>
            <ButtonLink to="/register" variant="brass" onBrand>
              {benefits.join.apply}
            </ButtonLink>
            <ButtonLink to="/membership/category" variant="secondary" onBrand>
              {benefits.join.label}
            </ButtonLink>
          </>
        }
      />
      <SeeAlso {...membershipPages} except="/membership/benefits" />
    </>
  );
}
