import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ArrowRight, Download, Plus } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const icons = { none: undefined, plus: <Plus />, download: <Download />, arrow: <ArrowRight /> };

const meta = preview.meta({
  title: 'Elements/Actions/Button',
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

/** The alternative to the main action. */
export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Back to Dashboard' } });

/** One of many actions. */
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Remove institution 2' } });

export const Destructive = meta.story({ args: { variant: 'destructive', children: 'Block' } });

/** Deletes something. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete marketer' } });

/** The main action on institute blue, with the alternatives next to it. */
export const OnBrandBlue = meta.story({
  render: () => (
    <div style={{ padding: 'var(--space-8)', background: 'var(--color-surface-institute)' }}>
      <Cluster>
        <ButtonLink to="/register" variant="brass">
          Join the Institute
        </ButtonLink>
        <ButtonLink to="/#coming" variant="secondary" ground="institute">
          Discover More
        </ButtonLink>
        <Button variant="quiet" ground="institute">
          Log out
        </Button>
      </Cluster>
    </div>
  ),
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

/** The action is not available. Explain nearby why not. */
export const Disabled = meta.story({ args: { disabled: true, children: 'Add Marketer' } });

/** On a phone the main action has the full width. */
export const FullWidth = meta.story({
  args: { fullWidth: true, children: 'Add another institution', variant: 'secondary' },
});

/** Icons before or after the text. */
export const WithIcons = meta.story({
  render: () => (
    <Cluster>
      <Button iconStart={<Plus />}>Add New Marketer</Button>
      <Button variant="secondary" iconStart={<Download />}>
        Export CSV
      </Button>
      <ButtonLink variant="quiet" to="/membership/category" iconEnd={<ArrowRight />}>
        View Categories
      </ButtonLink>
    </Cluster>
  ),
});

/** For dense tables used with a mouse. */
export const Small = meta.story({ args: { size: 'small', variant: 'secondary', children: 'View Details' } });

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
