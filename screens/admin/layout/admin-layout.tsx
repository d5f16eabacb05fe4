import { mayCall, type User, useUploadUrl } from '@imc/api';
import { AdminFrame, ButtonLink, Card, Cluster, Heading, InlineMessage, Stack, Text } from '@imc/ui';
import type { ReactNode } from 'react';
import { type AdminPage, adminFrame, adminPages, adminRefused as texts } from '../../content/index.ts';
import { AreaLoading } from '../../shared/area-loading.tsx';
import { StaffUserContext } from '../../shared/use-may-call.ts';
import { useNotifications } from './notifications.tsx';

export interface AdminLayoutProps {
  /** The signed-in admin. */
  user: Pick<User, 'name' | 'profile_photo' | 'role' | 'staff_role'>;
  /** Called when the user signs out. */
  onLogout: () => void;
  children: ReactNode;
}

/** Page with the admin's own account. */
export const adminProfilePath = '/admin/profile';

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

const itemsOf = (pages: readonly AdminPage[]) =>
  pages.map(({ to, label, icon: Icon }) => ({ to, label, icon: <Icon /> }));

/** The frame before anybody is known, with all pages: what the server sends, and while the session is restored. */
export function AdminOpening() {
  return (
    <AdminFrame {...adminFrame} homeTo="/" items={itemsOf(adminPages)}>
      <AreaLoading />
    </AdminFrame>
  );
}

/** Layout of the admin area. The bell always shows its red dot (S-2.64). */
export function AdminLayout({ user, onLogout, children }: AdminLayoutProps) {
  const uploadUrl = useUploadUrl();
  const { bell, refusal } = useNotifications();
  return (
    <AdminFrame
      {...adminFrame}
      homeTo="/"
      items={itemsOf(adminPages.filter(({ call }) => !call || mayCall(user, call)))}
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
