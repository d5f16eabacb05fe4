import { newsletterTexts, subscribeCall, subscribeToNewsletter, useApiClient } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName } from '../../../stories/combinations.tsx';
import { NewsletterForm, type NewsletterFormLabels, type NewsletterFormProps } from './newsletter-form.tsx';

const labels: NewsletterFormLabels = {
  label: 'Email',
  submit: 'Subscribe',
  subscribed: 'Thank you for subscribing!',
  failed: 'Failed to subscribe. Email already exist.',
  ok: 'OK',
};

/** The form connected to the API, as in the footer. */
function ThroughApi(args: NewsletterFormProps) {
  const client = useApiClient();
  return (
    <NewsletterForm
      {...args}
      onSubscribe={async (email) => {
        void args.onSubscribe(email);
        return subscribeToNewsletter(client, email).then(
          () => true,
          () => false,
        );
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/Membership/Newsletter/Newsletter form',
  component: NewsletterForm,
  parameters: { alsoCalled: 'subscribe, mailing list, subscription', layout: 'fullscreen' },
  args: {
    labels,
    children: <p>Four letters a year: decisions, dates and newly admitted members.</p>,
    onSubscribe: fn(async () => true),
  } satisfies NewsletterFormProps,
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Section as="div" ground="institute-deep" air="tight">
        <div style={{ maxInlineSize: '24rem' }}>
          <Story />
        </div>
      </Section>
    ),
    withApi(),
  ],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.newsletter);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const email = 'adaeze.okafor@mail.example';

const subscribe = ({ canvas, userEvent }: Context) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), `${email}{Enter}`);

export const Playground = meta.story({ tags: ['S-3.9'] });

/** Empty: the browser requires an address, with its own message. */
export const NothingFilledIn = meta.story({
  tags: ['S-5.6'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByRole<HTMLInputElement>('textbox').validity.valueMissing).toBe(true);
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
});

/** Enter submits the form. */
export const Success = meta.story({
  tags: ['S-4.7', 'S-7.8', 'S-8.9'],
  play: async (context) => {
    await subscribe(context);
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Thank you for subscribing!');
    await expect(context.args.onSubscribe).toHaveBeenCalledOnce();
    await expect(context.args.onSubscribe).toHaveBeenCalledWith(email);
  },
});

/** Presses OK in the alert that a play has left open. */
async function confirmAlert({ userEvent }: Context) {
  const alert = screen.getByRole('alertdialog');
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
}

Success.test('the field is empty after OK', async (context) => {
  await confirmAlert(context);
  await expect(context.canvas.getByRole('textbox')).toHaveValue('');
});

/** While submitting: the address stays, and a second click does nothing. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(subscribeCall));
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await subscribe(context);
    const button = canvas.getByRole('button', { name: /Subscribe/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue(email);
  },
});

/** Rejected by the server, with or without a message: always the same text, and the field keeps its value. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.refused(subscribeCall, { status: 409, message: newsletterTexts.repeated }));
  },
  play: async (context) => {
    await subscribe(context);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to subscribe. Email already exist.',
    );
  },
});

Refused.test('the field keeps its value after OK', async (context) => {
  await confirmAlert(context);
  await expect(context.canvas.getByRole('textbox')).toHaveValue(email);
  await expect(context.canvas.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy');
});

Refused.test(
  'no answer shows the same',
  { beforeEach: ({ msw }) => msw.use(answers.fails(subscribeCall)) },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { hidden: true })).toHaveValue(email);
  },
);

/** Without a connection, the dialog can't be loaded either: its message is below the field, and the address stays. */
export const NotLoaded = meta.story({
  tags: ['SITE-7'],
  args: { onSubscribe: fn(async () => false) },
  render: (args) => <NewsletterForm {...args} />,
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async (context) => {
    const { canvas } = context;
    await subscribe(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to subscribe. Email already exist.',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue(email);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

/** Long words in a narrow container. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <NewsletterForm {...args} />
      <NewsletterForm
        {...args}
        labels={{ ...labels, label: `Email of ${longName}`, submit: 'Subscribe to the letters' }}
      >
        {undefined}
      </NewsletterForm>
    </Stack>
  ),
});
