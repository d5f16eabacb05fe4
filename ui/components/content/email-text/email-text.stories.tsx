import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { Link } from '../../actions/link/link.tsx';
import { EmailText } from './email-text.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Email text',
  component: EmailText,
  parameters: { alsoCalled: 'email address, mailto' },
  args: { email: 'chukwuemeka.ogunleye.900011@mail.example' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('chukwuemeka.ogunleye.900011@mail.example')).toBeVisible();
  },
});

/** In a narrow column it breaks after the @ and after a dot. */
export const NarrowColumn = meta.story({
  decorators: [withWidth('8rem')],
});

/** On one line, cut from its end. */
export const OneLine = meta.story({
  tags: ['SITE-4'],
  args: { oneLine: true },
  render: (args) => (
    <div style={{ inlineSize: '11rem' }}>
      <Link href={`mailto:${args.email}`}>
        <EmailText {...args} />
      </Link>
      <Text size="small">+234 800 000 0032</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByTitle('chukwuemeka.ogunleye.900011@mail.example');
    await expect(address.getBoundingClientRect().width).toBeLessThanOrEqual(176);
    await expect(getComputedStyle(address).textOverflow).toBe('ellipsis');
  },
});

/** A selection contains the address on one line, whatever is cut out of what is shown. */
OneLine.test('is copied in full and on one line', async ({ canvas, args }) => {
  getSelection()?.selectAllChildren(canvas.getByTitle(args.email));
  await expect(String(getSelection())).toBe(args.email);
  getSelection()?.removeAllRanges();
});

export const Matrix = meta.story({
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
