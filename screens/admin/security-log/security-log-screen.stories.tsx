import { securityLogCall } from '@imc/api';
import { answers } from '@imc/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { shows } from '../../../.storybook/story-helpers/expectations.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { SecurityLogScreen } from './security-log-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Security log',
  component: SecurityLogScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'audit log, security events, access log',
    layout: 'fullscreen',
    router: { path: '/admin/security' },
  },
  args: { params: {}, onParamsChange: fn() },
});

export const List = meta.story({
  tags: ['S-2.76', 'SEC-6'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Role changed to treasurer/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Event'), 'decision');
    await expect(args.onParamsChange).toHaveBeenCalledWith(expect.objectContaining({ kind: 'decision' }));
  },
});

/** A name finds nobody: the field says what it accepts, and the list stays. */
export const WrongAccount = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText('Email or account number');
    await userEvent.type(field, 'Tunde');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter a whole email address or an account number'),
    );
    await expect(args.onParamsChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await fill(userEvent, field, 'tunde.bello@mail.example');
    await waitFor(() =>
      expect(args.onParamsChange).toHaveBeenCalledWith(
        expect.objectContaining({ account: 'tunde.bello@mail.example' }),
      ),
    );
  },
});

export const FilteredToNone = meta.story({
  args: { params: { kind: 'marketer-added' } },
  play: shows('No events match.'),
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.refused(securityLogCall, { status: 500 })),
  play: shows('The security log could not be loaded.'),
});
