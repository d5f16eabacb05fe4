import { Grid, Heading, Link, Section, Stack, Text } from '@imc/ui';
import { useId } from 'react';
import type { NextPage } from '../content/index.ts';
import styles from './see-also.module.css';

export interface SeeAlsoProps {
  /** Heading of the band. */
  title: string;
  /** All pages of this section of the site. */
  pages: readonly NextPage[];
  /** Path of the current page, which is left out. */
  except: string;
}

/** Band at the end of a page with links to the other pages of the same section. */
export function SeeAlso({ title, pages, except }: SeeAlsoProps) {
  const id = useId();
  return (
    <Section ground="page-deep" aria-labelledby={id}>
      <Stack space="6">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        <Grid as="ul" columns={3} ruled>
          {pages
            .filter(({ to }) => to !== except)
            .map(({ to, title: name, text }) => (
              <li key={to} className={styles.card}>
                <Link to={to} tone="quiet" className={styles.link}>
                  {name}
                </Link>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </li>
            ))}
        </Grid>
      </Stack>
    </Section>
  );
}
