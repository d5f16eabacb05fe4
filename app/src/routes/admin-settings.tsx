import { SettingsScreen } from '@imc/screens/admin/settings';
import { privateMeta } from '@imc/screens/head';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('Settings');

export default function AdminSettings() {
  return <SettingsScreen user={useAreaUser()} />;
}
