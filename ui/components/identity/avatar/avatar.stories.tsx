import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

const meta = preview.meta({
  title: 'Elements/Identity/Avatar',
  component: Avatar,
  parameters: { alsoCalled: 'profile picture, user icon, initials, photo, cloth' },
  args: { name: 'Adaeze Okafor' },
});

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230f3b8a"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23dbe5f5"/%3E%3Ccircle cx="4" cy="8" r="3" fill="%23dbe5f5"/%3E%3C/svg%3E';

export const Playground = meta.story({ tags: ['S-2.103'] });

/** Two letters, where the name is not next to the avatar. */
export const Initials = meta.story({
  args: { initials: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AO')).toBeVisible();
  },
});

/** The picture covers the letter. */
export const WithPicture = meta.story({ args: { src: picture, size: 'large' } });

/** If the picture fails to load, the letter is visible. */
export const PictureFails = meta.story({ args: { src: 'data:image/png;base64,AAAA', size: 'large' } });

export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {['Adaeze', 'ọlátúnjí', '  Ẹniọlá', '李', ''].map((name) => (
        <Cluster key={name}>
          {propValues<AvatarProps['size']>('Avatar', 'size').map((size) => (
            <Avatar key={size} name={name} size={size} />
          ))}
          <Avatar name={`${name} ${name}`} initials />
        </Cluster>
      ))}
    </Stack>
  ),
});
