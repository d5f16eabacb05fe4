import { Columns, Divider, Heading, Section, Stack, Text } from '@imc/ui';
import type { PageFacts } from '../content/page-facts.ts';
import { ContentPage } from './content-page.tsx';

export interface LegalTextProps {
  /** `version` is below the title. */
  page: PageFacts & {
    readonly version: string;
    readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
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
                    <Text key={paragraph} measure>
                      {paragraph}
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
