import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../../../components/actions/link/link.tsx';
import { Text } from '../../../layout/text/text.tsx';

export interface PrivacyNoteLabels {
  /** What the notice is about: 'What your data is used for, and your rights:'. Followed by the link. */
  text: string;
  /** Link to the privacy notice. It opens in a new tab, so that nothing typed is lost. Its text should say so. */
  link: { readonly text: string; readonly to: string };
}

export interface PrivacyNoteProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Texts of the line. */
  labels: PrivacyNoteLabels;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A line with a link to the privacy notice, for forms that ask for personal data (ACC-1, S-2.107). */
export const PrivacyNote = ({ labels: { text, link }, ...rest }: PrivacyNoteProps) => (
  <Text {...rest} size="small" tone="muted">
    {text}{' '}
    <Link to={link.to} newTab>
      {link.text}
    </Link>
  </Text>
);
