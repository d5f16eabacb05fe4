import { Heading, Section, Stack, Text } from '@imc/ui';
import { terms } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { formatDay } from '../../shared/dates.ts';

/** The terms of an account, with their version and date. */
export function TermsScreen() {
  return (
    <Section as="div" width="measure">
      <Stack space="10">
        <Stack space="2">
          <BreadcrumbOf page={terms} />
          <Heading level={1}>{terms.title}</Heading>
          <Text tone="muted">
            Version {terms.version}, {formatDay(terms.date)}
          </Text>
        </Stack>
        {terms.sections.map(({ title, paragraphs }) => (
          <Stack key={title} as="section" space="3">
            <Heading level={2} size="card">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
