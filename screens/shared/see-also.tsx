import { PreviousNext, Section } from '@imc/ui';
import type { PageSeries } from '../content/index.ts';
import styles from './see-also.module.css';

export interface SeeAlsoProps {
  /** Pages of this part of the site, in reading order. */
  series: PageSeries;
  /** Path of the current page. */
  current: string;
}

/** Links to the previous and the next page of a series. Not on a phone. */
export function SeeAlso({ series, current }: SeeAlsoProps) {
  const { title, previous, next, pages } = series;
  const index = pages.findIndex(({ to }) => to === current);
  return (
    <Section as="div" ground="page-deep" air="tight" data-print="none" className={styles.root}>
      <PreviousNext
        label={title}
        previousLabel={previous}
        nextLabel={next}
        previous={pages[index - 1]}
        next={pages[index + 1]}
      />
    </Section>
  );
}
