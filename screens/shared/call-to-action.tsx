import { Cluster, Columns, Heading, Section, Stack, Text } from '@imc/ui';
import { type ReactNode, useId } from 'react';

export interface CallToActionProps {
  /** The question or step that the page leads to. */
  title: string;
  /** A sentence or two about it. */
  text: string;
  /** One brass button, one secondary at most. */
  actions: ReactNode;
}

/** A band of institute blue with the one step that follows from a page. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  const id = useId();
  return (
    <Section ground="institute" aria-labelledby={id}>
      <Columns split="lead" space="10" align="center">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Stack space="5">
          <Text size="lead" measure>
            {text}
          </Text>
          <Cluster>{actions}</Cluster>
        </Stack>
      </Columns>
    </Section>
  );
}
