/** `marks` are 'strong' or the key of a link definition. */
interface Span {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** S-3.11. */
export type BlogBlock =
  | {
      readonly _type: 'block';
      readonly _key: string;
      readonly style: 'normal' | 'blockquote' | 'note';
      readonly children: readonly Span[];
      readonly markDefs: readonly { readonly _type: 'link'; readonly _key: string; readonly url: string }[];
    }
  | { readonly _type: 'subtitle'; readonly _key: string; readonly subtitle: string }
  | { readonly _type: 'list'; readonly _key: string; readonly listItems: readonly string[] }
  | ({ readonly _type: 'image'; readonly _key: string } & BlogImage);

export interface BlogImage {
  readonly asset: { readonly url: string; readonly width: number; readonly height: number };
  readonly alt: string;
}

/** As the content service returns it. */
export interface BlogPost {
  readonly _id: string;
  readonly _type: 'blog';
  readonly title: string;
  readonly author: string;
  /** Calendar date. */
  readonly date: string;
  readonly categories: readonly { readonly _key: string; readonly title: string }[];
  readonly image?: BlogImage;
  readonly content: readonly BlogBlock[];
}

/** An inline picture, so that stories don't wait for a download. */
const tile = (ground: string, figure: string): BlogImage => ({
  asset: {
    width: 1200,
    height: 800,
    url: `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"><path fill="${ground}" d="M0 0h12v8H0z"/><path fill="none" stroke="${figure}" d="M2 4l4-3 4 3-4 3zM4 4l2-1.500 2 1.500-2 1.500z"/></svg>`,
    )}`,
  },
  alt: 'Blue cloth with a pattern of diamonds',
});

const paragraph = (
  key: string,
  text: string,
  style: 'normal' | 'blockquote' | 'note' = 'normal',
): BlogBlock => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: `${key}-0`, text, marks: [] }],
  markDefs: [],
});

const opening =
  'A consultant is asked for judgement before anything else, and judgement is built in the open: by writing down what was assumed, what was found and what was advised.';

/** Every kind of block. */
export const richPost: BlogPost = {
  _id: 'sample-rich',
  _type: 'blog',
  title: 'What a first assignment teaches',
  author: 'Ngozi Eze',
  date: '2026-04-28',
  categories: [
    { _key: 'practice', title: 'Practice' },
    { _key: 'ethics', title: 'Ethics' },
  ],
  image: tile('#0a2b66', '#dbe5f5'),
  content: [
    paragraph('a', opening),
    { _type: 'subtitle', _key: 'b', subtitle: 'Agree on the question' },
    paragraph('note', 'Terms of reference: what is asked, by whom, and by when.', 'note'),
    {
      _type: 'block',
      _key: 'c',
      style: 'normal',
      children: [
        { _type: 'span', _key: 'c-0', text: 'The ', marks: [] },
        { _type: 'span', _key: 'c-1', text: 'terms of reference', marks: ['strong'] },
        { _type: 'span', _key: 'c-2', text: ' come first. The ', marks: [] },
        { _type: 'span', _key: 'c-3', text: 'code of ethics', marks: ['link-0'] },
        { _type: 'span', _key: 'c-4', text: ' says why.', marks: [] },
      ],
      markDefs: [{ _type: 'link', _key: 'link-0', url: 'https://institute.example/code' }],
    },
    {
      _type: 'list',
      _key: 'd',
      listItems: ['Who decides?', 'By when?', 'What would change the answer?'],
    },
    paragraph('quote', 'Write down what would change the answer before you look for it.', 'blockquote'),
    { _type: 'image', _key: 'e', ...tile('#d3a85a', '#0a2b66') },
    paragraph('f', 'Then begin.'),
  ],
};

const plainPost = (number: number, title: string, date: string, image?: BlogImage): BlogPost => ({
  _id: `sample-${String(number).padStart(2, '0')}`,
  _type: 'blog',
  title,
  author: 'Chinedu Okonkwo',
  date,
  categories: [{ _key: 'news', title: 'News' }],
  ...(image ? { image } : {}),
  content: [paragraph('a', opening)],
});

/** Three pages of the list, some posts without a picture, one with a very long title. */
export const blogPosts: readonly BlogPost[] = [
  richPost,
  plainPost(
    1,
    'On the responsibilities of management consultants to the small and medium enterprises of the Niger Delta and beyond',
    '2026-04-14',
  ),
  ...Array.from({ length: 12 }, (_, index) =>
    plainPost(
      index + 2,
      `Notes from the summit, part ${12 - index}`,
      `2026-03-${String(28 - index).padStart(2, '0')}`,
      index % 3 === 0 ? undefined : tile('#0f3b8a', '#efdcb4'),
    ),
  ),
];
