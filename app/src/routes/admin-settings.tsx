import { SettingsScreen } from '@imc/screens/admin/settings/settings-screen';
import { useAreaUser } from '../session/use-area-user.ts';

export default function AdminSettings() {
  return <SettingsScreen user={useAreaUser()} />;
}
