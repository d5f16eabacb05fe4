import { Link, type LinkProps } from '@imc/ui';

/** The text is one node, in which the server can replace the address (SET-4). */
export function MailLink({ address, ...link }: { address: string } & Pick<LinkProps, 'tone' | 'ground'>) {
  return (
    <Link {...link} href={`mailto:${address}`}>
      {address}
    </Link>
  );
}
