import { render, toPlainText } from 'react-email';
import type { MailContent, WrittenMail } from './mail-content.ts';
import type { MailContext, Template } from './template.ts';
import { templates } from './templates.ts';

type TextOptions = NonNullable<Parameters<typeof toPlainText>[1]>;
type Formatter = NonNullable<TextOptions['formatters']>[string];

/** Writes the button as its label, and the URL on a line of its own, so that it can be copied. */
const actionLines: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.addInline(':', {});
  builder.closeBlock({ trailingLineBreaks: 1 });
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline(element.attribs.href, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const textOptions: TextOptions = {
  wordwrap: 76,
  formatters: { actionLines },
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a.mail-action-link', format: 'actionLines' },
    {
      selector: '[data-text-format="dataTable"]',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 50 },
    },
  ],
};

/** Writes a mail: subject, text and HTML. */
export async function renderMail(
  { template, data }: MailContent,
  context: MailContext,
): Promise<WrittenMail> {
  // The template and its data belong together, which the type of an entry found by a variable name does not show.
  const { subject, Mail } = templates[template] as Template<typeof data>;
  const html = await render(<Mail data={data} {...context} />);
  return { subject: subject(data), text: `${toPlainText(html, textOptions).trim()}\n`, html };
}
