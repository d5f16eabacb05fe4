import { Columns, Divider, Heading, Section, Stack, Text } from '@imc/ui';
import type { LinkedText as Parts } from '../content/index.ts';
import type { PageFacts } from '../content/page-facts.ts';
import { ContentPage } from './content-page.tsx';
import { LinkedText } from './linked-text.tsx';

export interface LegalTextProps {
  /** `version` is below the title. */
  page: PageFacts & {
    readonly version: string;
    readonly sections: readonly {
      readonly title: string;
      readonly paragraphs: readonly (string | Parts)[];
    }[];
  };
}

/** A dated text in sections, such as the terms. */
export function LegalText({ page }: LegalTextProps) {
  return (
    <ContentPage page={page} text={page.version}>
      <Section as="div">
        <Stack space="8">
          {page.sections.map(({ title, paragraphs }) => (
            <Stack key={title} space="8">
              <Divider />
              <Columns split="sidebar-start" space="4">
                <Heading level={2} size="card">
                  {title}
                </Heading>
                <Stack space="3">
                  {paragraphs.map((paragraph) => (
                    <Text key={String(paragraph)} measure>
                      {typeof paragraph === 'string' ? paragraph : <LinkedText text={paragraph} />}
                    </Text>
                  ))}
                </Stack>
              </Columns>
            </Stack>
          ))}
        </Stack>
      </Section>
    </ContentPage>
  );
}
