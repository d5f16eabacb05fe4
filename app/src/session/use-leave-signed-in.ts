import type { GradeCode } from '@imc/api';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadClient } from './load-client.ts';

/**
 * Sends a person who is already signed in from an account page to their area, once, when the page opens. Returns
 * whether they stay instead, to sign in as someone else (`WhereSignedIn`).
 *
 * @param grade - Grade for which a member opens the application form instead of their home page (ACC-3).
 */
export function useLeaveSignedIn(grade?: GradeCode): boolean {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    // Set if a session is stored (`markStoredSession`) or has begun.
    if (document.documentElement.dataset.signedIn === undefined) return;
    let isOpen = true;
    loadClient()
      .then((client) => client.whereSignedIn(grade))
      .then((where) => {
        if (!isOpen || !where) return;
        setStays(where.stays);
        if (!where.stays) void navigate(where.path, { replace: true });
      })
      .catch(reportError);
    return () => {
      isOpen = false;
    };
  }, [navigate, grade]);
  return stays;
}
