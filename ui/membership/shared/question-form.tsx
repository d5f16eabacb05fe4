import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './question-form.module.css';

export interface QuestionFormProps
  extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children' | 'title'> {
  /** Reference of the application: 'IMC-APP-412'. */
  reference: string;
  /** What is asked about, below the reference. Default: nothing. */
  about?: string | undefined;
  /** Heading: who asks. */
  title: string;
  /** Level of the heading in its place on the page. */
  level: 2 | 3;
  /** The question as it was written. */
  question: string;
  /** How to answer it. */
  children: ReactNode;
}

/** A question of the Institute to a member about an application, with the form to answer it. */
export function QuestionForm({
  reference,
  about,
  title,
  level,
  question,
  className,
  children,
  ...rest
}: QuestionFormProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.root, className)}>
      <Stack space="4">
        <Stack space="1">
          <Eyebrow letters>{reference}</Eyebrow>
          {about && (
            <Text tone="muted" size="small" tabular>
              {about}
            </Text>
          )}
          <Heading level={level} size="label" id={id} tabIndex={-1}>
            {title}
          </Heading>
        </Stack>
        <blockquote className={styles.question} dir="auto">
          {question}
        </blockquote>
        {children}
      </Stack>
    </section>
  );
}
