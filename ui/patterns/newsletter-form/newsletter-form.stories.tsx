import { type FormEvent, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Section } from '../../layout/section/section.tsx';
import { longName } from '../../stories/combinations.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const sentence = 'Four letters a year: decisions, dates and newly admitted members.';

const meta = preview.meta({
  title: 'Patterns/NewsletterForm',
  component: NewsletterForm,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Email',
    buttonLabel: 'Subscribe',
    children: <p>{sentence}</p>,
    onSubmit: fn((event: FormEvent<HTMLFormElement>) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <Section as="div" ground="institute-deep" air="tight">
        <div style={{ maxInlineSize: '24rem' }}>
          <Story />
        </div>
      </Section>
    ),
  ],
});

export const Playground = meta.story({});

Playground.test('the browser asks for an address; Enter sends it', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  await expect(field.validity.valueMissing).toBe(true);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, 'adaeze.okafor@mail.example{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** On its way: the address stays, a second press does nothing. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adaeze.okafor@mail.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('adaeze.okafor@mail.example');
  },
});

function Held({ works }: { works: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <NewsletterForm
      label="Email"
      buttonLabel="Subscribe"
      busy={busy}
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setBusy(true);
        await Promise.resolve();
        setBusy(false);
        if (works) form.reset();
      }}
    />
  );
}

/** Emptied by the caller once the address has arrived. */
export const Subscribed = meta.story({
  render: () => <Held works />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adaeze.okafor@mail.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
});

/** After a failure the address stands as it was typed. */
export const Failed = meta.story({
  render: () => <Held works={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adaeze.okafor@mail.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox')).toHaveValue('adaeze.okafor@mail.example');
  },
});

/** Long words in a narrow place. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  args: { label: `Email of ${longName}`, buttonLabel: 'Subscribe to the letters', children: undefined },
  render: (args) => (
    <>
      <NewsletterForm {...args} />
      <NewsletterForm {...args} busy />
    </>
  ),
});
