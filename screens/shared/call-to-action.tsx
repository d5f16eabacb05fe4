import { Cluster, Columns, Heading, Section, Stack, Text } from '@imc/ui';
import { type ReactNode, useId } from 'react';

export interface CallToActionProps {
  /** The question or step that the page leads to. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** One brass button and at most one secondary button. */
  actions: ReactNode;
}

/** Institute blue band with the next step after a page. */
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
