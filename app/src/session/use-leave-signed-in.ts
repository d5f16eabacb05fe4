import type { GradeCode } from '@imc/api';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadClient } from './load-client.ts';

/**
 * Leads a person who is signed in already from an account page to their area, replacing the history entry. It looks once, when the page
 * opens: a sign-in on this page navigates itself. Returns whether the person stays, to sign in as someone else (`WhereSignedIn`).
 *
 * @param grade - Grade for which a member opens the application form instead of their home page (ACC-3).
 */
export function useLeaveSignedIn(grade?: GradeCode): boolean {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    // The mark of a session: stored (`markStoredSession`) or begun.
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
