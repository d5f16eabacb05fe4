import { ButtonLink, Columns, FactList, Grid, Section, Stack } from '@imc/ui';
import { BenefitCard } from '@imc/ui/membership';
import { benefits, grades, naira } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

/** The nine benefits of membership with what shows them (S-2.49), and what each grade costs (S-9.5). */
export function MembershipBenefitsScreen() {
  const { items, cost } = benefits;
  return (
    <ContentPage page={benefits}>
      <Section as="div" air="tight">
        <Grid as="ul" columns={3} ruled>
          {items.map(({ text, ...item }) => (
            <BenefitCard key={item.title} as="li" headingLevel={2} {...item}>
              {text}
            </BenefitCard>
          ))}
        </Grid>
      </Section>
      <TitledSection ground="sheet" air="tight" titleId="cost-title" title={cost.title} intro={cost.text}>
        <Columns>
          <FactList items={grades.slice(0, 3).map(costOf)} />
          <Stack space="5">
            <FactList items={grades.slice(3).map(costOf)} />
            <p>
              <ButtonLink to="/register">{cost.apply}</ButtonLink>
            </p>
          </Stack>
        </Columns>
      </TitledSection>
    </ContentPage>
  );
}

const costOf = ({ code, name, total }: (typeof grades)[number]) => ({
  label: `${name} (${code})`,
  value: naira(total),
});
