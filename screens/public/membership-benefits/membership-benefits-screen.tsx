import { ButtonLink, PageHeader, Register, Section, tileRows } from '@imc/ui';
import { benefits, membershipPages } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';

/** Nine tiles for nine benefits. Those on the diagonal are brass: one per row and column. */
const tiles = tileRows({
  count: benefits.items.length,
  columns: 3,
  tone: (index) => (index % 4 === 0 ? 'brass' : index % 2 ? 'rest' : 'bright'),
});

/** The nine benefits of membership (S-2.49). */
export function MembershipBenefitsScreen() {
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={benefits} ground="institute" />}
        title={benefits.title}
        text={benefits.lead}
        tiles={tiles}
      />
      <Section as="div">
        <Register
          layout="rows"
          headingLevel={2}
          entries={benefits.items.map(({ title, text }) => ({ key: title, name: title, detail: text }))}
        />
      </Section>
      <CallToAction
        title={benefits.join.title}
        text={benefits.join.text}
        actions={
          <>
            <ButtonLink to="/register" variant="brass" ground="institute">
              {benefits.join.apply}
            </ButtonLink>
            <ButtonLink to="/membership/category" variant="secondary" ground="institute">
              {benefits.join.label}
            </ButtonLink>
          </>
        }
      />
      <SeeAlso series={membershipPages} current="/membership/benefits" />
    </>
  );
}
