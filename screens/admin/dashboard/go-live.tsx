import type { NotSetName } from '@imc/api';
import { Button, Card, Grid, Heading, Link, Text } from '@imc/ui';
import { useState } from 'react';
import type { GoLiveItem } from '../../content/admin-dashboard.ts';
import { adminDashboard } from '../../content/index.ts';
import { sampleFacts } from '../../content/sample-facts.ts';
import styles from './go-live.module.css';

const texts = adminDashboard.goLive;

const shownAtFirst = 3;

/** What must be set before the site goes live, each with its page (SET-5): three, and on request all. Renders nothing once all is set. */
export function GoLive({ notSet }: { notSet: readonly NotSetName[] }) {
  const items: readonly GoLiveItem[] = [
    ...notSet.map((name) => texts.notSet[name]),
    ...(sampleFacts.council ? [texts.council] : []),
    ...(sampleFacts.addresses ? [texts.addresses] : []),
  ];
  const variables = notSet.filter((name) => name === name.toUpperCase());
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  return (
    <Card
      header={
        <Heading level={2} size="card">
          {texts.title}
        </Heading>
      }
      footer={
        items.length > shownAtFirst && (
          <Button
            size="small"
            variant="quiet"
            className={styles.more}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? texts.fewer : texts.all(items.length)}
          </Button>
        )
      }
    >
      <Grid as="ul" columns={3} space="3">
        {items.slice(0, showsAll ? undefined : shownAtFirst).map(({ text, link }) => (
          <li key={text}>
            <Text size="small">
              {text}
              {link && (
                <>
                  {' '}
                  <Link to={link.to}>{link.label}</Link>
                </>
              )}
            </Text>
          </li>
        ))}
      </Grid>
      {variables.length > 0 && (
        <details>
          <Text as="summary" size="small" tone="muted">
            {texts.technician}
          </Text>
          <Text size="small">{texts.variables(variables)}</Text>
        </details>
      )}
    </Card>
  );
}
