import { Link, type LinkProps } from '@imc/ui';

/** An e-mail address as a link. Its text is one piece, in which the server can replace the address (SET-4). */
export function MailLink({ address, ...link }: { address: string } & Pick<LinkProps, 'tone' | 'ground'>) {
  return (
    <Link {...link} href={`mailto:${address}`}>
      {address}
    </Link>
  );
}
