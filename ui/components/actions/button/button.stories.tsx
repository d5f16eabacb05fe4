import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ArrowRight, Download, Plus } from '../../../icons/icons.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const icons = { none: undefined, plus: <Plus />, download: <Download />, arrow: <ArrowRight /> };

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  parameters: { alsoCalled: 'CTA, submit, primary button, ghost button' },
  args: { children: 'Save and continue', onClick: fn() },
  argTypes: {
    iconStart: { options: Object.keys(icons), mapping: icons, control: 'select' },
    iconEnd: { options: Object.keys(icons), mapping: icons, control: 'select' },
  },
});

export const Playground = meta.story({});

Playground.test('is activated by keyboard: Enter and Space', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

/** While the action runs, width and focus stay the same and clicks have no effect. */
export const Loading = meta.story({ args: { loading: true, children: 'Create Account' } });

Loading.test('ignores further clicks and keeps its name', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Create Account', busy: true });
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
});

/** A loading submit button does not submit its form again. */
export const LoadingInForm = meta.story({
  args: { type: 'submit', loading: true, children: 'Submit application' },
  render: (args) => (
    <form
      onSubmit={() => {
        throw new Error('A loading button submitted its form.');
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});

/** The width does not change when the spinner appears. */
export const SameWidthWhileLoading = meta.story({
  render: () => (
    <Stack align="start">
      <Button>Submit application</Button>
      <Button loading>Submit application</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [still, busy] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(busy.offsetWidth).toBe(still.offsetWidth);
  },
});

/** A link that looks like a button keeps its role, its URL and its position in the tab order. */
export const AsLink = meta.story({
  render: () => <ButtonLink to="/register">Apply Now</ButtonLink>,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Apply Now' });
    await expect(link).toHaveAttribute('href', '/register');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** The end of a form on a phone: back, and save. */
export const EndOfForm = meta.story({
  render: () => (
    <div
      style={{
        maxInlineSize: '21rem',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 'var(--space-3)',
      }}
    >
      <Button variant="secondary">Back</Button>
      <Button type="submit">Save and continue</Button>
    </div>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Stack space="8">
      <Combinations
        axes={{
          variant: propValues<ButtonProps['variant']>('Button', 'variant'),
          size: propValues<ButtonProps['size']>('Button', 'size'),
          state: ['resting', 'disabled', 'loading'],
        }}
      >
        {({ variant, size, state }) => (
          <Button
            variant={variant}
            size={size}
            disabled={state === 'disabled'}
            loading={state === 'loading'}
            iconStart={size === 'small' ? <Plus /> : undefined}
          >
            Apply Now
          </Button>
        )}
      </Combinations>
      <Combinations
        ground="institute"
        axes={{
          variant: ['brass', 'secondary', 'quiet'],
          size: propValues<ButtonProps['size']>('Button', 'size'),
          loading: [false, true],
        }}
      >
        {(props) => (
          <Button {...props} ground="institute">
            Join the Institute
          </Button>
        )}
      </Combinations>
      <Combinations axes={{ variant: ['primary', 'secondary'], fullWidth: [false, true] }} cell="9rem">
        {(props) => <Button {...props}>{`Open the application of ${longName}`}</Button>}
      </Combinations>
    </Stack>
  ),
});
