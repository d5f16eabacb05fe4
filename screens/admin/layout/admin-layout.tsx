import {
  accountsCall,
  type Call,
  mailsCall,
  mayCall,
  messagesCall,
  newsletterReadersCall,
  securityLogCall,
  settingsCall,
  type User,
  useUploadUrl,
} from '@imc/api';
import { AdminFrame, ButtonLink, Card, Cluster, Heading, InlineMessage, Stack, Text } from '@imc/ui';
import {
  CircleUserRound,
  CreditCard,
  Eye,
  FileText,
  House,
  Inbox,
  Mail,
  Newspaper,
  Settings,
  UserRound,
} from '@imc/ui/icons';
import type { ReactNode } from 'react';
import { adminFrame, adminPages, adminRefused as texts } from '../../content/index.ts';
import { StaffUserContext } from '../../shared/use-may-call.ts';
import { useNotifications } from './notifications.tsx';

export interface AdminLayoutProps {
  /** The signed-in admin. */
  user: Pick<User, 'name' | 'profile_photo' | 'role' | 'staff_role'>;
  /** Path of the current page. */
  path: string;
  /** Called when the user signs out. */
  onLogout: () => void;
  children: ReactNode;
}

/** Page with the admin's own account. */
export const adminProfilePath = '/admin/profile';

/** Pages of the admin area (S-2.64). Pages with `call` are only for those who may make it. */
const places: readonly { to: string; label: string; icon: ReactNode; call?: Call }[] = [
  { to: '/admin/dashboard', label: adminPages.dashboard, icon: <House /> },
  { to: '/admin/applications', label: adminPages.applications, icon: <FileText /> },
  { to: '/admin/payments', label: adminPages.payments, icon: <CreditCard /> },
  { to: '/admin/marketers', label: adminPages.marketers, icon: <UserRound /> },
  { to: '/admin/messages', label: adminPages.messages, icon: <Inbox />, call: messagesCall },
  { to: '/admin/newsletter', label: adminPages.newsletter, icon: <Newspaper />, call: newsletterReadersCall },
  { to: '/admin/mails', label: adminPages.mails, icon: <Mail />, call: mailsCall },
  { to: '/admin/people', label: adminPages.people, icon: <CircleUserRound />, call: accountsCall },
  { to: '/admin/security', label: adminPages.securityLog, icon: <Eye />, call: securityLogCall },
  { to: '/admin/settings', label: adminPages.settings, icon: <Settings />, call: settingsCall },
];

/** Replaces every page if the server refuses the account, whatever the browser has stored (PPL-11). */
function Refused({ message }: { message: string }) {
  return (
    <Card>
      <Stack space="4">
        <Heading level={1}>{texts.title}</Heading>
        <InlineMessage tone="warning">{message}</InlineMessage>
        <Text>{texts.text}</Text>
        <Cluster>
          <ButtonLink to="/dashboard">{texts.toMemberArea}</ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** Layout of the admin area. The bell always shows its red dot (S-2.64). */
export function AdminLayout({ user, path, onLogout, children }: AdminLayoutProps) {
  const uploadUrl = useUploadUrl();
  const { bell, refusal } = useNotifications();
  return (
    <AdminFrame
      {...adminFrame}
      homeTo="/"
      items={places.filter(({ call }) => !call || mayCall(user, call))}
      place={
        path === adminProfilePath
          ? adminFrame.userLinkLabel
          : (places.find(({ to }) => to === path)?.label ?? '')
      }
      {...bell}
      userTo={adminProfilePath}
      userName={user.name}
      avatarSrc={user.profile_photo ? uploadUrl.photo(user.profile_photo) : undefined}
      onLogout={onLogout}
    >
      <StaffUserContext value={user}>
        {refusal === undefined ? children : <Refused message={refusal} />}
      </StaffUserContext>
    </AdminFrame>
  );
}
