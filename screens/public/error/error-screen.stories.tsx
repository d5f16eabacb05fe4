import preview from '../../../.storybook/preview.tsx';
import { ErrorScreen } from './error-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Error',
  component: ErrorScreen,
  parameters: { alsoCalled: '404, 500, not found, error page, crash, broken link', layout: 'fullscreen' },
  args: { message: 'There is no page at this address.' },
});

export const UnknownPath = meta.story({});

export const Crash = meta.story({ args: { message: 'Something went wrong on this page.' } });
