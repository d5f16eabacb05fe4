import { PortableText as Blocks, type PortableTextReactComponents } from '@portabletext/react';
import { Link } from '../../actions/link/link.tsx';
import { Prose, type ProseProps } from '../prose/prose.tsx';

/** A block of a post's body, as the content service returns it. `_type` is its kind. */
export interface PortableBlock {
  /** `block`, `subtitle`, `image` or `list`. Blocks of any other kind are not rendered. */
  readonly _type: string;
  /** Unique key of the block. */
  readonly _key?: string;
  /**
   * Fields that depend on the kind: children and marks; a subtitle; an asset (`url` and, if known, `srcSet`,
   * `width`, `height`); the items of a list.
   */
  readonly [field: string]: unknown;
}

export interface PortableTextProps extends Omit<ProseProps, 'children'> {
  /** Blocks of the body, in order. */
  blocks: readonly PortableBlock[];
  /** Level of the subtitles in the document outline. Default 2. */
  headingLevel?: 2 | 3;
}

/** Returns whether the URL is safe to link: only http, https, mailto and tel, never a script. */
const isSafeUrl = (url: unknown): url is string =>
  typeof url === 'string' && /^(https?:\/\/|mailto:|tel:)/i.test(url.trim());

/** `sizes` of a picture in the body: the text width, or the full width of a phone. */
const bodySizes = '(width >= 48rem) 42rem, 100vw';

const componentsFor = (headingLevel: 2 | 3): Partial<PortableTextReactComponents> => {
  const Subtitle = `h${headingLevel}` as const;
  return {
    types: {
      subtitle: ({ value }) => <Subtitle>{value.subtitle}</Subtitle>,
      image: ({ value }) =>
        value.asset?.url ? (
          <figure>
            <img
              src={value.asset.url}
              srcSet={value.asset.srcSet}
              sizes={value.asset.srcSet && bodySizes}
              width={value.asset.width}
              height={value.asset.height}
              alt=""
              loading="lazy"
            />
            {/* Everybody reads the description, so the picture has none of its own. */}
            {value.alt && <figcaption>{value.alt}</figcaption>}
          </figure>
        ) : null,
      list: ({ value }) => (
        <ul>
          {(value.listItems as readonly string[] | undefined)?.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Plain texts, which may occur twice.
            <li key={index}>{item}</li>
          ))}
        </ul>
      ),
    },
    block: {
      note: ({ children }) => <p role="note">{children}</p>,
    },
    marks: {
      // Known to the library, but not used in the institute's posts.
      underline: ({ children }) => children,
      'strike-through': ({ children }) => children,
      link: ({ value, children }) =>
        isSafeUrl(value?.url) ? <Link href={value.url.trim()}>{children}</Link> : children,
    },
    // Unknown marks render their text, and unknown kinds nothing.
    unknownMark: ({ children }) => children,
    unknownType: () => null,
  };
};

const componentsByLevel = { 2: componentsFor(2), 3: componentsFor(3) };

/**
 * Body of a post in the text styles of `Prose`: paragraphs with bold text and links, subtitles, pull-quotes,
 * notes, pictures and bulleted lists.
 */
export function PortableText({ blocks, headingLevel = 2, ...rest }: PortableTextProps) {
  return (
    <Prose {...rest}>
      <Blocks value={[...blocks]} components={componentsByLevel[headingLevel]} onMissingComponent={false} />
    </Prose>
  );
}
