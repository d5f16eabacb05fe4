import { Columns, Heading, Link, PageHeader, Section, Stack, Text, Timeline, tileRows } from '@imc/ui';
import { aboutPages, globalLinks } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { SeeAlso } from '../../shared/see-also.tsx';
import styles from './global-links-screen.module.css';

/** Five tiles for the years of the five assignments. */
const tiles = tileRows({
  count: globalLinks.assignments.items.length,
  columns: 5,
  tone: (index) => (index === 4 ? 'brass' : index % 2 ? 'bright' : 'rest'),
  patterns: ['circles', 'arcs', 'diamond', 'lattice', 'petals'],
});

/** The Institute's international relations and its special global assignments (S-2.48). */
export function GlobalLinksScreen() {
  const { body, recognition, assignments } = globalLinks;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={globalLinks} onBrand />}
        title={globalLinks.title}
        text={globalLinks.lead}
        tiles={tiles}
        height="low"
      />
      <Section as="div">
        <Columns space="10">
          {[body, recognition].map(({ title, text, link }) => (
            <Stack key={title} as="section" space="4">
              <Heading level={2}>{title}</Heading>
              <Text size="lead">{text}</Text>
              <p>
                <Link href={link.href}>{link.label}</Link>
              </p>
            </Stack>
          ))}
        </Columns>
      </Section>
      <Section ground="sheet" aria-labelledby="assignments-title">
        <Columns split="lead" space="10">
          <Stack space="4">
            <Heading level={2} id="assignments-title">
              {assignments.title}
            </Heading>
            <Text tone="muted">{assignments.text}</Text>
            <p>
              <Link href={assignments.link.href}>{assignments.link.label}</Link>
            </p>
          </Stack>
          <Timeline
            stateLabels={{ done: 'done', current: 'now', ahead: 'still to come' }}
            items={assignments.items.map(({ year, title, text }) => ({
              key: year,
              title: (
                <>
                  <span className={styles.year}>{year}</span> {title}
                </>
              ),
              detail: text,
              state: 'done',
            }))}
          />
        </Columns>
      </Section>
      <SeeAlso series={aboutPages} current="/about-us/global-links" />
    </>
  );
}
