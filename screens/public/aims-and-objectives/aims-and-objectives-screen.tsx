import {
  BenefitCard,
  Card,
  Columns,
  Grid,
  Heading,
  PageHeader,
  Prose,
  Section,
  Stack,
  Text,
  tilePatterns,
} from '@imc/ui';
import { aboutPages, aims } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';
import { Statements } from '../../shared/statements.tsx';

/** The aims and functions of the Institute, and the two roles of a consultant (S-2.45). */
export function AimsAndObjectivesScreen() {
  const { functions, roles } = aims;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={aims} onBrand />}
        title={aims.title}
        text={aims.lead}
        seed="aims"
      />
      <Section aria-labelledby="aims-title">
        <Stack space="8">
          <Heading level={2} id="aims-title">
            {aims.aims.title}
          </Heading>
          <Statements items={aims.aims.items} columns={3} />
        </Stack>
      </Section>
      <Section ground="page-deep" aria-labelledby="functions-title">
        <Stack space="8">
          <Heading level={2} id="functions-title">
            {functions.title}
          </Heading>
          <Grid as="ul" columns={3} ruled>
            {functions.items.map(({ title, text }, index) => (
              <BenefitCard
                key={title}
                as="li"
                title={title}
                pattern={tilePatterns[index] ?? 'diamond'}
                tone={index % 3 === 1 ? 'bright' : 'rest'}
              >
                {text}
              </BenefitCard>
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section aria-labelledby="roles-title">
        <Stack space="8">
          <Columns split="lead" space="10">
            <Heading level={2} id="roles-title">
              {roles.title}
            </Heading>
            <Text size="lead" measure>
              {roles.text}
            </Text>
          </Columns>
          <Columns align="stretch">
            {[roles.internal, roles.external].map(({ title, items }) => (
              <Card key={title} header={<Heading level={3}>{title}</Heading>}>
                <Prose>
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </Prose>
              </Card>
            ))}
          </Columns>
        </Stack>
      </Section>
      <SeeAlso {...aboutPages} except="/about-us/mission" />
    </>
  );
}
