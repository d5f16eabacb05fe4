import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Card, type CardProps } from './card.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Card',
  component: Card,
  parameters: { alsoCalled: 'panel, box, container' },
  args: {
    children: <Text>More than 10 years of consulting. You have entered 7 so far.</Text>,
  },
  argTypes: { children: { control: false }, header: { control: false }, footer: { control: false } },
});

export const Playground = meta.story({});

/** A section is named by its heading. */
export const AsSection = meta.story({
  args: {
    as: 'section',
    'aria-labelledby': 'fees',
    header: (
      <Heading level={2} size="card" id="fees">
        Fees
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fees' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="16rem"
      axes={{
        padding: propValues<CardProps['padding']>('Card', 'padding'),
        header: [false, true],
        footer: [false, true],
      }}
    >
      {({ padding, header, footer }) => (
        <Card padding={padding} header={header && longName} footer={footer && unbreakable}>
          {`${longName} ${unbreakable}`}
        </Card>
      )}
    </Combinations>
  ),
});
