import preview from '../../../.storybook/preview.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  title: 'Elements/Spinner',
  component: Spinner,
  args: { label: 'Loading applications' },
});
export const Playground = meta.story({ args: {} });
