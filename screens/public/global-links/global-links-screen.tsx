import { Columns, Divider, Heading, Link, Register, Section, Stack, Text, tileRows } from '@imc/ui';
import { globalLinks } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { TitledSection } from '../../shared/titled-section.tsx';

/** The years abroad. */
const count = globalLinks.assignments.items.length;
const tiles = tileRows({ count, columns: count, tone: () => 'bright' });

/** The Institute's international relations and its special global assignments (S-2.48). */
export function GlobalLinksScreen() {
  const { body, recognition, assignments } = globalLinks;
  return (
    <ContentPage page={globalLinks} tiles={tiles}>
      <Section as="div">
        <Columns space="10">
          {[body, recognition].map(({ title, text, link }) => (
            <Stack key={title} space="4">
              <Divider weight="brass" />
              <Heading level={2}>{title}</Heading>
              <Text size="lead" measure>
                {text}
              </Text>
              <p>
                <Link href={link.href}>{link.label}</Link>
              </p>
            </Stack>
          ))}
        </Columns>
      </Section>
      <TitledSection
        ground="sheet"
        titleId="assignments-title"
        title={assignments.title}
        intro={
          <Stack space="3">
            <Text size="lead" measure>
              {assignments.text}
            </Text>
            <p>
              <Link href={assignments.link.href}>{assignments.link.label}</Link>
            </p>
          </Stack>
        }
      >
        <Register
          layout="lines"
          headingLevel={3}
          aria-labelledby="assignments-title"
          entries={assignments.items.map(({ year, title, text }) => ({
            key: year,
            name: `${year}\u2003${title}`,
            detail: text,
          }))}
        />
      </TitledSection>
    </ContentPage>
  );
}
