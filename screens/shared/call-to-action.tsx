import { ButtonLink, Cluster, Columns, Heading, Section, Stack, Text } from '@imc/ui';
import { useId } from 'react';
import type { BreadcrumbItem } from '../content/breadcrumb-item.ts';

export interface CallToActionProps {
  /** The question or step that the page leads to. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** At most two buttons: the first is brass, the other secondary. */
  actions: readonly BreadcrumbItem[];
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
          <Cluster>
            {actions.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'brass' : 'secondary'} ground="institute">
                {label}
              </ButtonLink>
            ))}
          </Cluster>
        </Stack>
      </Columns>
    </Section>
  );
}
