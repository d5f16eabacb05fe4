import { Link, Text } from '@imc/ui';
import { needsScript } from '../content/needs-script.ts';

/** Message for users without JavaScript, with a link to the contact page. */
export function NeedsScript({ text = needsScript.form }: { text?: string }) {
  const { label, to } = needsScript.contact;
  return (
    <noscript>
      <Text weight="medium">
        {text} <Link to={to}>{label}</Link>
      </Text>
    </noscript>
  );
}
