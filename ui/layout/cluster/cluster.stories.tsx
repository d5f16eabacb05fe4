import type { ReactNode } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { Text } from '../text/text.tsx';
import { Cluster, type ClusterProps } from './cluster.tsx';

const Box = ({ children = 'A sheet' }: { children?: ReactNode }) => (
  <Card>
    <Text>{children}</Text>
  </Card>
);

const meta = preview.meta({
  title: 'Elements/Layout/Cluster',
  component: Cluster,
  parameters: { alsoCalled: 'inline, flex row, wrap' },
  args: {
    children: ['Pending', 'Approved', 'Rejected', 'Membership applications', 'Marketers'].map((word) => (
      <Box key={word}>{word}</Box>
    )),
  },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      {propValues<ClusterProps['justify']>('Cluster', 'justify').map((justify) => (
        <Cluster key={justify} justify={justify} align="start">
          <Box>{justify}</Box>
          <Box>Managementconsultantsofthefederationandtheirorganisationaladvisers</Box>
          <Box>Last</Box>
        </Cluster>
      ))}
      {propValues<ClusterProps['align']>('Cluster', 'align').map((align) => (
        <Cluster key={align} align={align}>
          <Box>{align}</Box>
          <Box>
            Two <br />
            lines
          </Box>
        </Cluster>
      ))}
      <Cluster noWrap>
        <Box>noWrap</Box>
        <Box>Last</Box>
      </Cluster>
    </>
  ),
});
