import { Columns, Heading, Section, type SectionProps, Stack, Text } from '@imc/ui';
import type { ReactNode } from 'react';

export interface TitledSectionProps extends Pick<SectionProps, 'id' | 'ground' | 'air'> {
  /** Id of the heading, which names the section and can name a list in it. */
  titleId: string;
  title: string;
  /** Beside the title. */
  intro?: ReactNode;
  /** Whether the content is beside the title, on wide screens. Default: below. */
  beside?: boolean;
  children: ReactNode;
}

/** A section of a public page with a heading of level 2. */
export function TitledSection({ titleId, title, intro, beside, children, ...section }: TitledSectionProps) {
  const heading = (
    <Heading level={2} id={titleId}>
      {title}
    </Heading>
  );
  const columns = (content: ReactNode) => (
    <Columns split="lead" space="10">
      {heading}
      {content}
    </Columns>
  );
  return (
    <Section aria-labelledby={titleId} {...section}>
      {beside ? (
        columns(children)
      ) : (
        <Stack space={section.air === 'tight' ? '5' : '8'}>
          {intro
            ? columns(
                typeof intro === 'string' ? (
                  <Text size="lead" measure>
                    {intro}
                  </Text>
                ) : (
                  intro
                ),
              )
            : heading}
          {children}
        </Stack>
      )}
    </Section>
  );
}
