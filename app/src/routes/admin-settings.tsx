import { SettingsScreen } from '@imc/screens/admin/settings';
import { settings } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(settings.title);

export default function AdminSettings() {
  return <SettingsScreen user={useAreaUser()} />;
}
