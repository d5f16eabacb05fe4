import { replace } from 'react-router';

/** `/admin` leads to the dashboard, whose guard asks visitors to sign in. */
export const clientLoader = () => replace('/admin/dashboard');

export default function AdminHome() {
  return null;
}
