import type { ReactNode, Ref, SVGAttributes } from 'react';

export type SocialNetwork = 'twitter' | 'facebook' | 'linkedin' | 'instagram';

export interface SocialIconProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'children' | 'viewBox'> {
  /** Network that the icon represents. */
  network: SocialNetwork;
  /** Ref to the SVG element. */
  ref?: Ref<SVGSVGElement>;
}

const drawings: Record<SocialNetwork, ReactNode> = {
  twitter: (
    <path d="M21 5.5c-.7.4-1.5.7-2.3.8.8-.5 1.4-1.3 1.8-2.3-.8.5-1.7.8-2.6 1a4.1 4.1 0 0 0-7.1 3.7C7.4 8.6 4.3 7 2.4 4.5c-1 1.9-.5 4.3 1.3 5.5-.7 0-1.3-.2-1.9-.5 0 2 1.4 3.7 3.3 4.1-.6.2-1.2.2-1.8.1.5 1.6 2 2.8 3.8 2.8A8.3 8.3 0 0 1 1 18.2 11.7 11.7 0 0 0 7.3 20c7.7 0 12-6.5 11.7-12.3.8-.6 1.5-1.3 2-2.2Z" />
  ),
  facebook: (
    <path d="M14 21v-8h2.8l.5-3.3H14V7.6c0-1 .4-1.7 1.9-1.7h1.5V3c-.3 0-1.2-.1-2.2-.1-2.3 0-3.9 1.4-3.9 4v2.8H8.5V13h2.8v8Z" />
  ),
  linkedin: (
    <path d="M4 9.5h3V20H4ZM5.5 4.2a1.7 1.7 0 1 1 0 3.5 1.7 1.7 0 0 1 0-3.5ZM9.5 9.5h2.9v1.4c.6-1 1.7-1.7 3.2-1.7 2.9 0 4.4 1.8 4.4 5V20h-3v-5.3c0-1.8-.6-2.8-2-2.8s-2.5 1-2.5 2.8V20h-3Z" />
  ),
  instagram: (
    <path
      fillRule="evenodd"
      d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.9A3.1 3.1 0 0 0 4.9 8v8A3.1 3.1 0 0 0 8 19.1h8a3.1 3.1 0 0 0 3.1-3.1V8A3.1 3.1 0 0 0 16 4.9Zm4 2.6a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.9-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z"
    />
  ),
};

/**
 * Logo of a social network, in the colour of the surrounding text. Decorative: the link around it needs an
 * accessible name.
 */
export function SocialIcon({ network, ...rest }: SocialIconProps) {
  return (
    <svg width="20" height="20" fill="currentColor" {...rest} viewBox="0 0 24 24" aria-hidden>
      {drawings[network]}
    </svg>
  );
}
