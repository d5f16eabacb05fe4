import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button } from '../../actions/button/button.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { GradeSeal } from '../../identity/grade-seal/grade-seal.tsx';
import { Card, type CardProps } from './card.tsx';

const meta = preview.meta({
  title: 'Content/Card',
  component: Card,
  parameters: { alsoCalled: 'panel, box, container' },
  args: {
    children: <Text>More than 10 years of consulting. You have entered 7 so far.</Text>,
  },
  argTypes: { children: { control: false }, header: { control: false }, footer: { control: false } },
});

export const Playground = meta.story({});

/** A heading above a hairline. */
export const WithHeader = meta.story({
  args: {
    header: (
      <Heading level={2} size="card">
        What MIMC asks for
      </Heading>
    ),
  },
});

/** Buttons at the end of the card. */
export const WithFooter = meta.story({
  args: {
    header: (
      <Heading level={2} size="card">
        Professional Information
      </Heading>
    ),
    footer: (
      <Cluster justify="end">
        <Button variant="secondary">Back to List</Button>
        <Button>Approve</Button>
      </Cluster>
    ),
  },
});

/** The content extends to the edges. */
export const WithoutPadding = meta.story({ args: { padding: 'none' } });

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

/** A grade on the registration page. */
export const GradeCard = meta.story({
  render: () => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Card as="article">
        <Stack space="4" align="start">
          <Cluster noWrap>
            <GradeSeal grade="MIMC" />
            <Heading level={3} size="card">
              Member
            </Heading>
          </Cluster>
          <Text tone="muted">Over 10 years of consulting.</Text>
          <ButtonLink to="/register">Apply Now</ButtonLink>
        </Stack>
      </Card>
    </div>
  ),
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
