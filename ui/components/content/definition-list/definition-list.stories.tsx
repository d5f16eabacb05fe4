import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Link } from '../../actions/link/link.tsx';
import { StatusBadge } from '../../data/status-badge/status-badge.tsx';
import { DefinitionList, type DefinitionListProps } from './definition-list.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Definition list',
  component: DefinitionList,
  parameters: { alsoCalled: 'key value, description list, metadata' },
  args: {
    items: [
      { term: 'Name', description: 'Mr Olatunji-Adebayo Oluwaseun Temitope' },
      {
        term: 'Email',
        description: <Link href="mailto:o.olatunji@mail.example">o.olatunji@mail.example</Link>,
      },
      { term: 'Phone', description: '+234 800 000 0415' },
      { term: 'Postal address', description: 'Plot 14, Adeola Odeku Street\nVictoria Island\nLagos' },
      { term: 'Status', description: <StatusBadge kind="application" status="approved" /> },
    ],
  },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="20rem"
      axes={{
        layout: propValues<DefinitionListProps['layout']>('DefinitionList', 'layout'),
        text: ['N/A', longName, unbreakable],
      }}
    >
      {({ layout, text }) => (
        <DefinitionList
          layout={layout}
          items={['Employer', 'Position', "Marketer's code"].map((term) => ({ term, description: text }))}
        />
      )}
    </Combinations>
  ),
});
