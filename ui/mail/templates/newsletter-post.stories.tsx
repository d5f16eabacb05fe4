import preview from '../../../.storybook/preview.tsx';
import { longName, showing, unsafe } from '../../../.storybook/story-helpers/mail-checks.ts';
import { MailPreview } from '../../../.storybook/story-helpers/mail-preview.tsx';
import type { MailContent, MailData } from '../mail-content.ts';

const data: MailData['newsletter-post'] = {
  title: 'Five questions before you name a referee',
  excerpt:
    'A referee vouches for you with a name of their own. Ask these five questions before you ask them…',
  link: 'https://institute.example/blog/sample-referees',
  leave: 'https://institute.example/newsletter/leave#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A',
};

const contentOf = (changes: Partial<MailData['newsletter-post']> = {}): MailContent => ({
  template: 'newsletter-post',
  data: { ...data, ...changes },
});

const meta = preview.meta({
  title: 'Mail/NewsletterPost',
  component: MailPreview,
  parameters: { alsoCalled: 'newsletter, mailing, unsubscribe' },
  args: { name: 'hauwa.sample@mail.example', content: contentOf() },
  play: showing([]),
});

/** On a desktop and a phone, and as plain text: the post, and the link to leave. */
export const Page = meta.story({
  tags: ['NEWS-10'],
  play: showing([data.title, data.excerpt, data.link, data.leave]),
});

/** In a mail program that asks for the dark scheme. */
export const Dark = meta.story({ args: { scheme: 'dark' } });

export const LongContent = meta.story({
  args: { content: contentOf({ title: longName, excerpt: `${longName} `.repeat(3) }) },
});

/** Scripts and links in a post are shown as text. */
export const UnsafeInput = meta.story({ args: { content: contentOf({ title: unsafe, excerpt: unsafe }) } });
