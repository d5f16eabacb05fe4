import type { NotSetName } from '@imc/api';
import { Card, Grid, Heading, Link, Stack, Text } from '@imc/ui';
import type { GoLiveItem } from '../../content/admin-dashboard.ts';
import { adminDashboard } from '../../content/index.ts';
import { sampleFacts } from '../../content/sample-facts.ts';

const texts = adminDashboard.goLive;

/** What must be set before the site goes live, each with its page (SET-5). Renders nothing once all is set. */
export function GoLive({ notSet }: { notSet: readonly NotSetName[] }) {
  const items: readonly GoLiveItem[] = [
    ...notSet.map((name) => texts.notSet[name]),
    ...(sampleFacts.council ? [texts.council] : []),
    ...(sampleFacts.addresses ? [texts.addresses] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Card>
      <Stack space="3">
        <Heading level={2} size="card">
          {texts.title}
        </Heading>
        <Grid as="ul" columns={2} space="2">
          {items.map(({ text, link }) => (
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
      </Stack>
    </Card>
  );
}
