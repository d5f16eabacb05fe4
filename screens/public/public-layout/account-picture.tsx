import { Avatar } from '@imc/ui';

export interface AccountPictureProps {
  readonly name: string;
  /** URL of the picture; undefined without one. */
  readonly src: string | undefined;
}

/** Picture of the signed-in person in the navigation bar. */
export const AccountPicture = (person: AccountPictureProps) => <Avatar {...person} initials size="small" />;
