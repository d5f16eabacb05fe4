import { Link, Text } from '@imc/ui';
import { needsScript } from '../content/needs-script.ts';

/** Says what can't work, and leads on. It is there where scripts are off, and only there. */
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
