import { profileQuery, type User, useApiClient } from '@imc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuthStore } from './auth-store.ts';

/**
 * The signed-in person for a guarded area: as stored at first, then as the server knows them now. Leaves for /login as soon as the session
 * ends, in this tab or another.
 */
export function useSessionUser(): User | null {
  const user = useAuthStore(({ auth }) => auth.user);
  const setUser = useAuthStore((store) => store.setUser);
  const navigate = useNavigate();
  const { data: fresh } = useQuery({ ...profileQuery(useApiClient()), enabled: user !== null });
  useEffect(() => {
    if (fresh) setUser(fresh);
  }, [fresh, setUser]);
  useEffect(() => {
    if (!user) void navigate('/login', { replace: true });
  }, [user, navigate]);
  return user;
}
