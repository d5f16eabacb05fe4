import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { tileRows } from '../../components/identity/mosaic/tile-rows.ts';
import { Breadcrumb } from '../../components/navigation/breadcrumb/breadcrumb.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Page header',
  component: PageHeader,
  parameters: { alsoCalled: 'page title, title band', layout: 'fullscreen' },
  args: {
    breadcrumb: (
      <Breadcrumb
        label="Where you are"
        items={[
          { label: 'Home', to: '/' },
          { label: 'Membership', to: '/membership/benefits' },
        ]}
        current="Registration and Admission"
        ground="institute"
      />
    ),
    title: 'Registration and Admission',
    text: 'What each grade costs, and where to begin.',
    tiles: tileRows({ count: 6, columns: 3, tone: (index) => (index < 4 ? 'bright' : 'brass') }),
  },
});

export const Playground = meta.story({});

export const TitleOnly = meta.story({
  args: { breadcrumb: undefined, text: undefined, title: 'FAQ' },
});

/** Tiles that count what the page is about: nine guidelines. */
export const CountedTiles = meta.story({
  tags: ['S-2.121'],
  args: {
    title: 'Code of Ethics',
    tiles: tileRows({ count: 9, columns: 3, tone: (index) => (index % 2 ? 'bright' : 'rest') }),
  },
  play: async ({ canvasElement }) => {
    // Three rows of three, without a gap: every tile is 40 units wide.
    const tiles = canvasElement.querySelector('[data-dyes]');
    await expect(tiles).toHaveAttribute('viewBox', '0 0 120 120');
    await expect(tiles).not.toHaveAttribute('data-gaps');
  },
});

/** Long and unbreakable words. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <PageHeader title="Contact Us" />
      <PageHeader
        title="Internalandexternalconsultancyrolesofthefederation"
        tiles={tileRows({ count: 17, columns: 6 })}
      />
      <PageHeader
        title="Internalandexternalconsultancyrolesofthefederation, and how the Institute sees them both"
        text="Oluwaseyifunmi-Temitope-Olatunji-Adebayo-Nwachukwu-Ogunleye-Abdulrahman"
      />
    </Stack>
  ),
});
