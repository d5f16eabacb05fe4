import { Columns, Heading, Section, type SectionProps, Stack, Text } from '@imc/ui';
import type { ReactNode } from 'react';

export interface TitledSectionProps extends Pick<SectionProps, 'id' | 'ground' | 'air'> {
  /** Id of the heading, which names the section and can name a list in it. */
  titleId: string;
  title: string;
  /** Beside the title, or below it if the content is beside. */
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
  const lead =
    typeof intro === 'string' ? (
      <Text size="lead" measure>
        {intro}
      </Text>
    ) : (
      intro
    );
  const columns = (head: ReactNode, content: ReactNode) => (
    <Columns split="lead" space="10">
      {head}
      {content}
    </Columns>
  );
  return (
    <Section aria-labelledby={titleId} {...section}>
      {beside ? (
        columns(
          <Stack space="5">
            {heading}
            {lead}
          </Stack>,
          children,
        )
      ) : (
        <Stack space="6">
          {lead ? columns(heading, lead) : heading}
          {children}
        </Stack>
      )}
    </Section>
  );
}
