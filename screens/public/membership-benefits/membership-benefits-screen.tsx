import { ButtonLink, FactList, Grid, Section, Stack, Text, tileRows } from '@imc/ui';
import { BenefitCard } from '@imc/ui/membership';
import { benefits, grades, naira } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

const tiles = tileRows({
  count: benefits.items.length,
  columns: 3,
  tone: (index) => (index === 0 ? 'brass' : 'bright'),
});

/** The nine benefits of membership with what shows them (S-2.49), and what each grade costs (S-9.5). */
export function MembershipBenefitsScreen() {
  const { items, cost } = benefits;
  return (
    <ContentPage page={benefits} tiles={tiles}>
      <Section as="div" air="tight">
        <Grid as="ul" columns={3} ruled>
          {items.map(({ text, ...item }) => (
            <BenefitCard key={item.title} as="li" headingLevel={2} {...item}>
              {text}
            </BenefitCard>
          ))}
        </Grid>
      </Section>
      <TitledSection
        ground="sheet"
        air="tight"
        titleId="cost-title"
        title={cost.title}
        beside
        intro={
          <Stack space="5" align="start">
            <Text size="lead">{cost.text}</Text>
            <ButtonLink to="/register">{cost.apply}</ButtonLink>
          </Stack>
        }
      >
        <FactList items={grades.map(({ name, total }) => ({ label: name, value: naira(total) }))} />
      </TitledSection>
    </ContentPage>
  );
}
