import { MailAction } from '../parts/mail-action.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutNewsletter } from '../reasons.ts';
import type { Template } from '../template.ts';

/** A post of the blog, sent to the readers of the newsletter. */
export const newsletterPost: Template<{
  readonly title: string;
  readonly excerpt: string;
  /** Address of the post. */
  readonly link: string;
  /** Page on which the reader leaves the newsletter. */
  readonly leave: string;
}> = {
  subject: ({ title }) => title,
  Mail: ({ data, name }) => (
    <MailSheet title={data.title} preview={data.excerpt} name={name} reason={aboutNewsletter}>
      <Paragraph>There is a new article on the Institute’s blog:</Paragraph>
      {data.excerpt !== '' && <Paragraph>{data.excerpt}</Paragraph>}
      <MailAction href={data.link}>Read the post</MailAction>
      <MailLink href={data.leave}>Unsubscribe from the newsletter</MailLink>
    </MailSheet>
  ),
};
