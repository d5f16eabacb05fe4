import type { NotSetName } from '@imc/api';
import { Accordion, Card, Link, Stack } from '@imc/ui';
import type { GoLiveItem } from '../../content/admin-dashboard.ts';
import { adminDashboard } from '../../content/index.ts';
import { sampleFacts } from '../../content/sample-facts.ts';

const texts = adminDashboard.goLive;

/** What must be set before the site goes live, each with its page (SET-5), in one line that opens. Renders nothing once all is set. */
export function GoLive({ notSet }: { notSet: readonly NotSetName[] }) {
  const items: readonly GoLiveItem[] = [
    ...notSet.map((name) => texts.notSet[name]),
    ...(sampleFacts.council ? [texts.council] : []),
    ...(sampleFacts.addresses ? [texts.addresses] : []),
  ];
  const variables = notSet.filter((name) => name === name.toUpperCase());
  if (items.length === 0) return null;
  const content = (
    <Stack as="ul" space="2">
      {items.map(({ text, link }) => (
        <li key={text}>
          {text} {link && <Link to={link.to}>{link.label}</Link>}
        </li>
      ))}
      {variables.length > 0 && <li>{texts.technician(variables)}</li>}
    </Stack>
  );
  return (
    <Card>
      <Accordion
        density="compact"
        headingLevel={2}
        items={[{ key: 'go-live', title: texts.title(items.length), content }]}
      />
    </Card>
  );
}
