import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { SocialIcon, type SocialIconProps } from './social-icon.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Social icon',
  component: SocialIcon,
  parameters: { alsoCalled: 'social media, Twitter, Facebook, LinkedIn, Instagram' },
  args: { network: 'linkedin' as const },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Cluster>
      {propValues<SocialIconProps['network']>('SocialIcon', 'network').map((network) => (
        <SocialIcon key={network} network={network} width="48" height="48" />
      ))}
    </Cluster>
  ),
});
