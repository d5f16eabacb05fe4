import { type User, useUploadUrl } from '@imc/api';
import { MemberFrame } from '@imc/ui';
import { CircleUserRound, CreditCard, FileText, House } from '@imc/ui/icons';
import type { ReactNode } from 'react';
import { memberFrame, memberPages } from '../../content/index.ts';
import { AreaLoading } from '../../shared/area-loading.tsx';
import { SubmissionOutcome } from '../applications/submission-outcome.tsx';

export interface MemberLayoutProps {
  /** The signed-in member. */
  user: User;
  /** Called when the user signs out. */
  onLogout: () => void;
  children: ReactNode;
}

/** Pages of the member area (S-2.59). */
const places = [
  { to: '/dashboard', label: memberPages.overview, icon: <House />, exact: true },
  { to: '/dashboard/profile', label: memberPages.profile, icon: <CircleUserRound /> },
  { to: '/dashboard/application', label: memberPages.applications, icon: <FileText /> },
  { to: '/dashboard/payments', label: memberPages.payments, icon: <CreditCard /> },
];

/** The frame before anybody is known: what the server sends, and while the session is restored. */
export function MemberOpening() {
  return (
    <MemberFrame {...memberFrame} items={places} accountLabel="">
      <AreaLoading />
    </MemberFrame>
  );
}

/** Layout of the member area. Shows the outcome of a submitted application on every page. */
export function MemberLayout({ user, onLogout, children }: MemberLayoutProps) {
  const uploadUrl = useUploadUrl();
  return (
    <MemberFrame
      {...memberFrame}
      items={places}
      userName={user.name}
      userSeed={user.id}
      avatarSrc={user.profile_photo === null ? undefined : uploadUrl.photo(user.profile_photo)}
      accountLabel={memberFrame.accountLabel(user.name)}
      onLogout={onLogout}
    >
      {children}
      <SubmissionOutcome />
    </MemberFrame>
  );
}
