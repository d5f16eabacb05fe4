import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { type PortableBlock, PortableText, type PortableTextProps } from './portable-text.tsx';

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: text, text, marks });

const paragraph = (
  key: string,
  children: unknown[],
  links: Record<string, string> = {},
  style = 'normal',
): PortableBlock => ({
  _type: 'block',
  _key: key,
  style,
  children,
  markDefs: Object.entries(links).map(([_key, url]) => ({ _type: 'link', _key, url })),
});

const picture: PortableBlock = {
  _type: 'image',
  _key: 'image',
  alt: 'Brass cloth with a diamond',
  asset: {
    url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 5" width="1200" height="500"><path fill="#d3a85a" d="M0 0h12v5H0z"/><path fill="none" stroke="#0a2b66" stroke-width=".4" d="M3 2.500l3-2 3 2-3 2z"/></svg>')}`,
  },
};

const list: PortableBlock = {
  _type: 'list',
  _key: 'list',
  listItems: ['Who decides?', 'By when?', 'What would change the answer?'],
};

const body: PortableBlock[] = [
  paragraph('a', [
    span(
      'A consultant is asked for judgement before anything else, and judgement is built in the open: by writing down what was assumed, what was found and what was advised.',
    ),
  ]),
  { _type: 'subtitle', _key: 'b', subtitle: 'Agree on the question' },
  paragraph(
    'c',
    [
      span('The '),
      span('terms of reference', 'strong'),
      span(' come first. The '),
      span('code of ethics', 'code'),
      span(' says why; '),
      span('write to us', 'mail'),
      span('.'),
    ],
    { code: 'https://institute.example/code', mail: 'mailto:info@institute.example' },
  ),
  list,
  paragraph('n', [span('Terms of reference: what is asked, by whom, and by when.')], {}, 'note'),
  paragraph('d', [
    span(
      'Read what is there, and ask those who do the work. What they say and what the papers say differ more often than either side expects, and the difference is where an assignment begins.',
    ),
  ]),
  paragraph('q', [span('Write down what would change the answer before you look for it.')], {}, 'blockquote'),
  picture,
  paragraph('f', [span('Then begin.')]),
];

const meta = preview.meta({
  title: 'Elements/Content/Portable text',
  component: PortableText,
  parameters: { alsoCalled: 'rich text, CMS content, Sanity' },
  args: { blocks: body },
});

export const Playground = meta.story({
  tags: ['S-2.102'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Agree on the question', level: 2 })).toBeVisible();
    await expect(canvas.getByText('terms of reference').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'code of ethics' })).toHaveAttribute(
      'href',
      'https://institute.example/code',
    );
    await expect(canvas.getByRole('link', { name: 'write to us' })).toBeVisible();
    await expect(canvas.getByText('Brass cloth with a diamond')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Terms of reference/);
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^Write down what would change/);
  },
});

/**
 * Links that are not http, https, mailto or tel are rendered as plain text. Unknown kinds and marks do no
 * harm.
 */
export const UnsafeInput = meta.story({
  args: {
    blocks: [
      paragraph(
        'a',
        [
          span('A script', 'bad'),
          span(', a file', 'data'),
          span(', a path', 'path'),
          span(', a mark', 'underline'),
        ],
        { bad: ['java', 'script:alert(1)'].join(''), data: 'data:text/html,x', path: '/dashboard' },
      ),
      { _type: 'embed', _key: 'b', html: '<b>no</b>' },
      { _type: 'image', _key: 'c' },
      { _type: 'list', _key: 'd' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('A script, a file, a path, a mark');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** A post without a body renders nothing. */
export const Empty = meta.story({ args: { blocks: [] } });

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{
        kind: propValues<PortableTextProps['kind']>('PortableText', 'kind'),
        headingLevel: [2, 3],
        text: [longName, unbreakable],
      }}
    >
      {({ kind, headingLevel, text }) => (
        <PortableText
          kind={kind}
          headingLevel={headingLevel}
          blocks={[
            paragraph('a', [span(text), span(text, 'strong')]),
            { _type: 'subtitle', _key: 'b', subtitle: text },
            { _type: 'list', _key: 'c', listItems: [text, text] },
            paragraph('d', [span(text)], {}, 'blockquote'),
          ]}
        />
      )}
    </Combinations>
  ),
});
