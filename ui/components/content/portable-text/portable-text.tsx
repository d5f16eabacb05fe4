import { PortableText as Blocks, type PortableTextReactComponents } from '@portabletext/react';
import { Link } from '../../actions/link/link.tsx';
import { Prose, type ProseProps } from '../prose/prose.tsx';

/** A piece of a body, as the content service answers it. What kind it is stands in `_type`. */
export interface PortableBlock {
  /** `block`, `subtitle`, `image` or `list`. Any other kind is left out. */
  readonly _type: string;
  /** Tells the pieces apart. */
  readonly _key?: string;
  /** What the kind brings: children and marks, a subtitle, an asset (`url`, and where they are known `srcSet`, `width`, `height`), the items of a list. */
  readonly [field: string]: unknown;
}

export interface PortableTextProps extends Omit<ProseProps, 'children'> {
  /** The body, piece by piece. */
  blocks: readonly PortableBlock[];
  /** Level of the subtitles in the outline. Default 2. */
  headingLevel?: 2 | 3;
}

/** Only addresses that a reader expects from a link: never a script. */
const isSafe = (address: unknown): address is string =>
  typeof address === 'string' && /^(https?:\/\/|mailto:|tel:)/i.test(address.trim());

/** How wide a picture of the body is: the measure, or the phone. */
const bodySizes = '(width >= 48rem) 42rem, 100vw';

const kinds = (headingLevel: 2 | 3): Partial<PortableTextReactComponents> => {
  const Subtitle = `h${headingLevel}` as const;
  return {
    types: {
      subtitle: ({ value }) => <Subtitle>{value.subtitle}</Subtitle>,
      image: ({ value }) =>
        value.asset?.url ? (
          <img
            src={value.asset.url}
            srcSet={value.asset.srcSet}
            sizes={value.asset.srcSet && bodySizes}
            width={value.asset.width}
            height={value.asset.height}
            alt={value.alt ?? ''}
            loading="lazy"
          />
        ) : null,
      list: ({ value }) => (
        <ul>
          {(value.listItems as readonly string[] | undefined)?.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Plain texts, which may stand there twice.
            <li key={index}>{item}</li>
          ))}
        </ul>
      ),
    },
    marks: {
      // Known to the library, but not to a post of the house.
      underline: ({ children }) => children,
      'strike-through': ({ children }) => children,
      link: ({ value, children }) =>
        isSafe(value?.url) ? <Link href={value.url.trim()}>{children}</Link> : children,
    },
    // What nobody foresaw shows its words and nothing else.
    unknownMark: ({ children }) => children,
    unknownType: () => null,
  };
};

const forLevel = { 2: kinds(2), 3: kinds(3) };

/** The body of a post: paragraphs with bold and links, subtitles, pictures and bulleted lists, in the house's running text. */
export function PortableText({ blocks, headingLevel = 2, ...rest }: PortableTextProps) {
  return (
    <Prose {...rest}>
      <Blocks value={[...blocks]} components={forLevel[headingLevel]} onMissingComponent={false} />
    </Prose>
  );
}
