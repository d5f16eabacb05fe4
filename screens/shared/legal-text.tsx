import { Heading, Section, Stack, Text } from '@imc/ui';
import type { PageFacts } from '../content/page-facts.ts';
import { BreadcrumbOf } from './breadcrumb-of.tsx';
import { formatDay } from './dates.ts';

export interface LegalTextProps {
  /** The page with its text. `version` and `date`, a calendar date, are shown below the title. */
  page: PageFacts & {
    readonly version: string;
    readonly date: string;
    readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  };
}

/** A dated text in sections, such as the terms. */
export function LegalText({ page }: LegalTextProps) {
  return (
    <Section as="div" width="measure">
      <Stack space="10">
        <Stack space="2">
          <BreadcrumbOf page={page} />
          <Heading level={1}>{page.title}</Heading>
          <Text tone="muted">
            Version {page.version}, {formatDay(page.date)}
          </Text>
        </Stack>
        {page.sections.map(({ title, paragraphs }) => (
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
