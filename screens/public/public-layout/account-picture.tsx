import { Avatar } from '@imc/ui';

export interface AccountPictureProps {
  readonly name: string;
  /** Id of the account. The pattern without a picture depends on it. */
  readonly seed: number;
  /** URL of the picture; undefined without one. */
  readonly src: string | undefined;
}

/** Picture of the signed-in person in the navigation bar. */
export const AccountPicture = (person: AccountPictureProps) => <Avatar {...person} initials size="small" />;
