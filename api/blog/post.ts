import * as z from 'zod/mini';
import { dateInLagos } from '../contract/rules/dates.ts';
import { excerptLength, excerptOf } from './excerpt.ts';
import { type BlogImage, isPictureAddress, pictureOf } from './picture.ts';

/** `marks` contains `strong` or the keys of link definitions in its block. */
export interface PostSpan {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** S-3.11. */
export type PostBlock =
  | {
      readonly _type: 'block';
      readonly _key: string;
      /** `blockquote` is a pull-quote, `note` a remark beside the paragraph after it. */
      readonly style: 'normal' | 'blockquote' | 'note';
      readonly listItem?: 'bullet' | undefined;
      readonly level?: number | undefined;
      readonly children: readonly PostSpan[];
      readonly markDefs: readonly { readonly _type: 'link'; readonly _key: string; readonly url: string }[];
    }
  | { readonly _type: 'subtitle'; readonly _key: string; readonly subtitle: string }
  | { readonly _type: 'list'; readonly _key: string; readonly listItems: readonly string[] }
  | {
      readonly _type: 'image';
      readonly _key: string;
      readonly alt: string;
      readonly asset: {
        readonly url: string;
        readonly srcSet?: string | undefined;
        readonly width?: number | undefined;
        readonly height?: number | undefined;
      };
    };

/** Fields that the content service omitted are undefined or empty. */
export interface Post {
  readonly id: string;
  readonly title: string;
  readonly author?: string | undefined;
  /** Calendar date, YYYY-MM-DD. */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly categories: readonly string[];
  readonly image?: BlogImage | undefined;
  /** Empty in lists. */
  readonly content: readonly PostBlock[];
  /** The first hundred characters of the text. */
  readonly excerpt: string;
}

/** Anything but a text becomes an empty text. */
const text = z.catch(z.string(), '');
const pixels = z.catch(z.optional(z.number().check(z.positive())), undefined);

/** Drops invalid items. Anything but a list becomes an empty list. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((members: unknown[]) =>
      members.flatMap((member): z.infer<Item>[] => {
        const read = z.safeParse(item, member);
        return read.success ? [read.data] : [];
      }),
    ),
  );

const imageSchema = z.object({
  alt: text,
  asset: z.object({ url: z.string().check(z.refine(isPictureAddress)), width: pixels, height: pixels }),
});

const blockSchema = z.discriminatedUnion('_type', [
  z.object({
    _type: z.literal('block'),
    style: z.catch(z.enum(['normal', 'blockquote', 'note']), 'normal'),
    listItem: z.catch(z.optional(z.literal('bullet')), undefined),
    children: listOf(z.object({ text: z.string(), marks: listOf(z.string()) })),
    markDefs: listOf(z.object({ _key: z.string(), url: z.optional(text), href: z.optional(text) })),
  }),
  z.object({ _type: z.literal('subtitle'), subtitle: z.string() }),
  z.object({ _type: z.literal('list'), listItems: listOf(z.string()) }),
  z.object({ _type: z.literal('image'), ...imageSchema.shape }),
]);

const postSchema = z.object({
  _id: z.string().check(z.minLength(1)),
  title: text,
  author: text,
  date: text,
  _updatedAt: text,
  categories: listOf(z.object({ title: z.string().check(z.minLength(1)) })),
  image: z.catch(z.nullish(imageSchema), undefined),
  content: listOf(blockSchema),
  opening: z.catch(z.optional(z.string()), undefined),
});

const toImage = ({ alt, asset }: z.infer<typeof imageSchema>): BlogImage => ({ ...asset, alt });

/** Minimum and maximum width to request for images in the body, which are never wider than the text column. */
const bodyWidths = [320, 1200] as const;

function toBlock(block: z.infer<typeof blockSchema>, index: number): PostBlock {
  const _key = String(index);
  if (block._type === 'subtitle' || block._type === 'list') return { ...block, _key };
  if (block._type === 'image') {
    const { src: url, alt, ...rest } = pictureOf(toImage(block), ...bodyWidths);
    return { _type: 'image', _key, alt, asset: { url, ...rest } };
  }
  return {
    _type: 'block',
    _key,
    style: block.style,
    ...(block.listItem ? { listItem: block.listItem, level: 1 } : {}),
    children: block.children.map((span, position) => ({
      _type: 'span',
      _key: `${_key}-${position}`,
      ...span,
    })),
    markDefs: block.markDefs.map(({ _key: key, url, href }) => ({
      _type: 'link',
      _key: key,
      url: url || href || '',
    })),
  };
}

/** Long enough for an excerpt. */
function leadOf(blocks: readonly PostBlock[]): string {
  let opening = '';
  for (const block of blocks) {
    if (block._type === 'block') opening += ` ${block.children.map((span) => span.text).join('')}`;
    if (opening.length > excerptLength * 100) break;
  }
  return opening;
}

const isDate = (date: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(date) && !Number.isNaN(Date.parse(date));

/** Drops invalid parts of a post, so that it is safe to render. Undefined if it is not a post. */
export function readPost(answer: unknown): Post | undefined {
  const read = z.safeParse(postSchema, answer);
  if (!read.success) return undefined;
  const { _id, title, author, date, _updatedAt, categories, image, content, opening } = read.data;
  const blocks = content.map(toBlock);
  return {
    id: _id,
    title: title.trim() || 'Untitled',
    author: author.trim() || undefined,
    date: isDate(date) ? dateInLagos(new Date(date)) : undefined,
    updated: isDate(_updatedAt) ? _updatedAt : undefined,
    categories: categories.map((category) => category.title),
    image: image ? toImage(image) : undefined,
    content: blocks,
    excerpt: excerptOf(opening ?? leadOf(blocks)),
  };
}

/** Throws if the response is not a list of posts. */
export function readPosts(answer: unknown): Post[] {
  if (!Array.isArray(answer)) throw new Error('The content service did not return a list of posts.');
  const posts = answer.flatMap((item) => readPost(item) ?? []);
  if (posts.length === 0 && answer.length > 0)
    throw new Error('The content service returned no valid posts.');
  return posts;
}
