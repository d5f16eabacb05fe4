import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Register, type RegisterEntry } from './register.tsx';

const names = [
  'Ibrahim Sample',
  'Jumoke Sample',
  'Kelechi Sample',
  'Lami Sample',
  'Musa Sample',
  'Nkechi Sample',
];

const functions: readonly RegisterEntry[] = [
  {
    key: 'admits',
    name: 'Admits',
    detail: 'Evaluates applications to the six grades and keeps the register.',
  },
  { key: 'trains', name: 'Trains', detail: 'Runs courses that are open to all grades.' },
  {
    key: 'publishes',
    name: 'Publishes',
    detail: 'Shares news and what members have learnt from their work.',
  },
];

const meta = preview.meta({
  title: 'Elements/Content/Register',
  component: Register,
  parameters: { alsoCalled: 'name list, roll, directory, ruled list' },
  args: { entries: names.map((name) => ({ key: name, name })), 'aria-label': 'Members of the council' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Members of the council' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
});

/** Offices above the names of those who hold them. */
export const Offices = meta.story({
  args: {
    entries: [
      { key: 'general', term: 'Director General', name: 'Gambo Sample' },
      { key: 'secretary', term: 'Secretary', name: 'Ebele Sample' },
      { key: 'treasurer', term: 'Treasurer', name: 'Funmilayo Sample', detail: 'treasurer@imc.example' },
    ],
  },
});

/** One entry a line, with names that are headings. */
export const Lines = meta.story({
  args: { entries: functions, layout: 'lines', headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

/** Names that lead to a page. */
export const Links = meta.story({
  args: { entries: functions.map((entry) => ({ ...entry, to: `/${entry.key}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trains' })).toHaveAttribute('href', '/trains');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations cell="18rem" axes={{ layout: ['columns', 'lines'], headingLevel: [2, 3, 4] }}>
      {({ layout, headingLevel }) => (
        <Register
          layout={layout}
          headingLevel={headingLevel}
          entries={[
            { key: 'short', name: 'Admits', term: 'Office', detail: 'Evaluates applications.' },
            { key: 'long', name: longName, term: unbreakable, detail: unbreakable },
          ]}
        />
      )}
    </Combinations>
  ),
});
