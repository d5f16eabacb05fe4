import {
  Columns,
  Divider,
  Heading,
  PageHeader,
  Prose,
  Register,
  Section,
  Stack,
  Statement,
  Text,
  tileRows,
} from '@imc/ui';
import { aboutPages, aims } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';
import styles from './aims-and-objectives-screen.module.css';

/** Six tiles for six functions, below three for three aims. */
const tiles = tileRows({
  count: 9,
  columns: 3,
  tone: (index) => (index < 3 ? 'paper' : index % 2 ? 'rest' : 'bright'),
});

/** The aims and functions of the Institute, and the two roles of a consultant (S-2.45). */
export function AimsAndObjectivesScreen() {
  const { functions, roles } = aims;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={aims} ground="institute" />}
        title={aims.title}
        text={aims.lead}
        tiles={tiles}
      />
      <Section aria-labelledby="aims-title">
        <Stack space="8">
          <Heading level={2} id="aims-title">
            {aims.aims.title}
          </Heading>
          <Stack as="ul" space="8">
            {aims.aims.items.map((item) => (
              <li key={item}>
                <Statement>{item}</Statement>
              </li>
            ))}
          </Stack>
        </Stack>
      </Section>
      <Section ground="page-deep" aria-labelledby="functions-title">
        <Stack space="8">
          <Heading level={2} id="functions-title">
            {functions.title}
          </Heading>
          <Register
            layout="rows"
            headingLevel={3}
            entries={functions.items.map(({ title, text }) => ({ key: title, name: title, detail: text }))}
          />
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
          <Columns split="lead" space="10">
            {[roles.internal, roles.external].map(({ title, items }) => (
              <Stack key={title} space="4" className={styles.role}>
                <Divider weight="brass" />
                <Heading level={3}>{title}</Heading>
                <Prose>
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </Prose>
              </Stack>
            ))}
          </Columns>
        </Stack>
      </Section>
      <SeeAlso series={aboutPages} current="/about-us/mission" />
    </>
  );
}
