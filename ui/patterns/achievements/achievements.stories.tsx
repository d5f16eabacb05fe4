import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import { type Achievement, Achievements } from './achievements.tsx';

const four: Achievement[] = [
  {
    title: 'Professional Development',
    figure: '100+',
    text: 'Training programmes, for every grade.',
    more: { label: 'Events', to: '/events' },
  },
  {
    title: 'Industry Partnerships',
    text: 'Ministries, banks and universities that ask for the letters by name.',
    figure: '1000+',
    more: { label: 'Write to us', to: '/contact' },
  },
  {
    title: 'Global Network',
    text: 'Colleagues in the institutes of fifty countries, under one code.',
    figure: '50',
    more: { label: 'Global links', to: '/about-us/global-links' },
  },
  {
    title: 'Certification',
    text: 'Three levels, examined here and recognised abroad.',
    more: { label: 'The five steps', to: '/certifications' },
    figure: '3',
  },
];

const meta = preview.meta({
  title: 'Patterns/Achievements',
  component: Achievements,
  parameters: { alsoCalled: 'features, highlights, record, figures' },
  args: { items: four },
});

export const Playground = meta.story({
  tags: ['S-2.42'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'Global Network', level: 3 })).toBeVisible();
  },
});

/** Long and unbreakable words. */
export const Matrix = meta.story({
  render: () => (
    <Achievements
      items={[
        ...four,
        { figure: '1,234,567', title: longName, text: unbreakable, more: { label: longName, to: '/' } },
        { figure: '1', title: unbreakable, text: longName, more: { label: 'More', to: '/' } },
      ]}
    />
  ),
});
