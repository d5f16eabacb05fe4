import { type SavedView, savedViewsKept, savedViewTexts } from '@imc/api/contract';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { savedViewsLabels, savedViewsTexts } from '../../story-samples.ts';
import { SavedViews, type SavedViewsProps } from './saved-views.tsx';

const created_at = '2026-04-20T08:15:00.000Z';

const waiting: SavedView = {
  id: 1,
  name: 'Waiting, oldest first',
  query: 'status=pending&order=asc',
  created_at,
};
const fellows: SavedView = { id: 2, name: 'Fellows', query: 'grade=FIMC&sort=name', created_at };

/** Keeps saved and deleted views in state, as a screen does. */
function Kept({ views: initial, onSave, onRemove, ...props }: SavedViewsProps) {
  const [views, setViews] = useState(initial);
  return (
    <SavedViews
      {...props}
      views={views}
      onSave={async (name) => {
        const problems = await onSave(name);
        if (!problems)
          setViews((before) => [
            ...before.filter((view) => view.name !== name),
            { id: before.length + 1, name, query: '', created_at },
          ]);
        return problems;
      }}
      onRemove={async (view) => {
        const failed = await onRemove(view);
        if (failed === undefined) setViews((before) => before.filter(({ id }) => id !== view.id));
        return failed;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Saved views',
  component: SavedViews,
  render: (args) => <Kept {...args} />,
  args: {
    views: [waiting, fellows],
    isCurrent: fn<SavedViewsProps['isCurrent']>(() => false),
    viewHref: ({ query }) => `?${query}`,
    onSave: fn<SavedViewsProps['onSave']>(async () => undefined),
    onRemove: fn<SavedViewsProps['onRemove']>(async () => undefined),
    labels: savedViewsLabels,
  } satisfies SavedViewsProps,
  argTypes: { views: { control: false }, placeholder: { control: false } },
  parameters: {
    alsoCalled: 'presets, bookmarks, saved filters, saved searches, favourites',
    docs: { story: { inline: false } },
  },
});

type Scene = Pick<Parameters<NonNullable<(typeof meta)['input']['play']>>[0], 'canvas' | 'userEvent'>;

const panelOf = async ({ canvas, userEvent }: Scene, name = 'Saved views') => {
  await userEvent.click(canvas.getByRole('button', { name }));
  const panel = await canvas.findByRole('region', { name });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};

export const Playground = meta.story({});

/** The panel with the user's views. */
export const List = meta.story({
  tags: ['APP-41'],
  play: async (scene) => {
    const panel = await panelOf(scene);
    await expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Waiting, oldest first',
      'Fellows',
    ]);
    await expect(panel.getByRole('link', { name: 'Fellows' })).toHaveAttribute(
      'href',
      '/?grade=FIMC&sort=name',
    );
  },
});

List.test('choosing a view closes the panel', async (scene) => {
  const { canvas, userEvent } = scene;
  await userEvent.click(within(canvas.getByRole('region')).getByRole('link', { name: 'Fellows' }));
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Saved views' })).toHaveFocus());
});

List.test('a view is deleted after a question', async ({ canvas, userEvent, args, step }) => {
  const panel = within(canvas.getByRole('region'));
  await step('keeping it changes nothing', async () => {
    await userEvent.click(panel.getByRole('button', { name: 'Delete Fellows' }));
    await userEvent.click(panel.getByRole('button', { name: 'Keep' }));
    await expect(panel.getByRole('button', { name: 'Delete Fellows' })).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  });
  await step('deleting it moves the focus to the heading', async () => {
    await userEvent.click(panel.getByRole('button', { name: 'Delete Fellows' }));
    await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(panel.queryByRole('link', { name: 'Fellows' })).toBeNull());
    await expect(args.onRemove).toHaveBeenCalledWith(fellows);
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Saved views' })).toHaveFocus());
  });
});

/** The user has saved nothing yet. */
export const Empty = meta.story({
  args: { views: [] },
  play: async (scene) => {
    const panel = await panelOf(scene);
    await expect(panel.getByText(/No saved views yet/)).toBeVisible();
  },
});

/** A saved view is shown: the button names it, and the panel marks it. */
export const Current = meta.story({
  tags: ['APP-41'],
  args: { isCurrent: fn<SavedViewsProps['isCurrent']>(({ id }) => id === fellows.id) },
  play: async (scene) => {
    const panel = await panelOf(scene, 'Saved view: Fellows');
    await expect(panel.getByRole('link', { current: true })).toHaveAccessibleName('Fellows , shown now');
  },
});

/** A view was saved: it is in the list, and the field is empty again. */
export const Saved = meta.story({
  play: async (scene) => {
    const panel = await panelOf(scene);
    await scene.userEvent.type(panel.getByLabelText(/^Name this view/), '  In Lagos ');
    await scene.userEvent.click(panel.getByRole('button', { name: 'Save this view' }));
    await expect(await panel.findByRole('link', { name: 'In Lagos' })).toBeVisible();
    await expect(panel.getByLabelText(/^Name this view/)).toHaveValue('');
  },
});

/** The name of a saved view: the field and the button say that it is replaced. */
export const Replacing = meta.story({
  tags: ['APP-39'],
  play: async (scene) => {
    const panel = await panelOf(scene);
    await scene.userEvent.type(panel.getByLabelText(/^Name this view/), 'FELLOWS');
    await expect(await panel.findByText('Replaces “Fellows” by what the list shows now.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Replace the view' })).toBeVisible();
  },
});

export const NothingFilledIn = meta.story({
  play: async (scene) => {
    const panel = await panelOf(scene);
    await scene.userEvent.click(panel.getByRole('button', { name: 'Save this view' }));
    await expect(await panel.findByText(savedViewTexts.name)).toBeVisible();
  },
});

/** The view could not be saved: the message says so, and the name stays. */
export const Refused = meta.story({
  tags: ['APP-41'],
  args: {
    onSave: fn<SavedViewsProps['onSave']>(async () => ({ message: savedViewsTexts.notSaved, fields: {} })),
  },
  play: async (scene) => {
    const panel = await panelOf(scene);
    await scene.userEvent.type(panel.getByLabelText(/^Name this view/), 'In Lagos');
    await scene.userEvent.click(panel.getByRole('button', { name: 'Save this view' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('could not be saved');
    await expect(panel.getByLabelText(/^Name this view/)).toHaveValue('In Lagos');
  },
});

/** The view could not be deleted: view and question stay. */
export const NotDeleted = meta.story({
  args: { onRemove: fn<SavedViewsProps['onRemove']>(async () => savedViewsTexts.notRemoved) },
  play: async (scene) => {
    const panel = await panelOf(scene);
    await scene.userEvent.click(panel.getByRole('button', { name: 'Delete Fellows' }));
    await scene.userEvent.click(panel.getByRole('button', { name: 'Delete' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('could not be deleted');
    await expect(panel.getByRole('link', { name: 'Fellows' })).toBeVisible();
  },
});

/** All 20 views exist: only a name in use can be saved. */
export const Full = meta.story({
  tags: ['APP-40'],
  args: {
    views: Array.from({ length: savedViewsKept }, (_, index) => ({
      ...waiting,
      id: index + 1,
      name: `View ${index + 1}`,
    })),
  },
  play: async (scene) => {
    const { userEvent, args, step } = scene;
    const panel = await panelOf(scene);
    const field = panel.getByLabelText(/^Name this view/);
    await expect(panel.getByText(savedViewTexts.full)).toBeVisible();
    await step('another name is refused before it is sent', async () => {
      await userEvent.type(field, 'One more');
      await userEvent.click(panel.getByRole('button', { name: 'Save this view' }));
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('the name of a view replaces it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'view 7');
      await userEvent.click(panel.getByRole('button', { name: 'Replace the view' }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('view 7'));
    });
  },
});

export const Loading = meta.story({
  args: { views: [], placeholder: <Spinner label={savedViewsTexts.loading} /> },
  play: async (scene) => {
    await panelOf(scene);
  },
});

export const NoAnswer = meta.story({
  args: {
    views: [],
    placeholder: <ErrorState message={savedViewsTexts.failed} retryLabel="Try again" onRetry={fn()} />,
  },
  play: async (scene) => {
    const panel = await panelOf(scene);
    await expect(panel.getByText(savedViewsTexts.failed)).toBeVisible();
  },
});

/** The closed button in each size, also with a name that it shortens, and an open panel with long names. */
export const Matrix = meta.story({
  render: (args) => (
    <Cluster>
      {(['medium', 'small'] as const).map((size) => (
        <SavedViews key={size} {...args} size={size} />
      ))}
      <SavedViews
        {...args}
        views={[
          { ...waiting, name: longName },
          { ...fellows, name: unbreakable },
        ]}
        isCurrent={({ id }) => id === waiting.id}
      />
    </Cluster>
  ),
});
