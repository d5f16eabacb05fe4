import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { Link } from '../../actions/link/link.tsx';
import { EmailText } from './email-text.tsx';

const meta = preview.meta({
  title: 'Content/EmailText',
  component: EmailText,
  args: { email: 'chukwuemeka.ogunleye.900011@mail.example' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('chukwuemeka.ogunleye.900011@mail.example')).toBeVisible();
  },
});

/** In a narrow column it breaks after the @ and before a dot. */
export const NarrowColumn = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** On one line, shortened before the @. A focused link shows the whole address. */
export const OneLine = meta.story({
  args: { oneLine: true },
  render: (args) => (
    <div style={{ inlineSize: '11rem' }}>
      <Link href={`mailto:${args.email}`}>
        <EmailText {...args} />
      </Link>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTitle('chukwuemeka.ogunleye.900011@mail.example');
    const shortened = address.getBoundingClientRect();
    await expect(shortened.width).toBeLessThanOrEqual(176);
    await userEvent.tab();
    await expect(address.getBoundingClientRect().width).toBeGreaterThan(shortened.width);
    await expect(address.getBoundingClientRect().height).toBe(shortened.height);
  },
});

/** A short name is not a reason to shorten the provider where there is room. */
export const ShortName = meta.story({
  args: { email: 'ade@mail.example', oneLine: true },
  play: async ({ canvas }) => {
    for (const part of ['ade', '@mail.example']) {
      const { scrollWidth, clientWidth } = canvas.getByText(part);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
});

/** As the text of a mail link. */
export const AsLink = meta.story({
  render: ({ email }) => (
    <Link href={`mailto:${email}`}>
      <EmailText email={email} />
    </Link>
  ),
});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      {['ada@mail.example', 'chukwuemeka.ogunleye.900011@mail.example', unbreakable].map((email) => (
        <Stack key={email} space="2">
          <EmailText email={email} />
          <div style={{ maxInlineSize: '8rem' }}>
            <EmailText email={email} />
            <EmailText email={email} oneLine />
          </div>
        </Stack>
      ))}
    </Stack>
  ),
});
