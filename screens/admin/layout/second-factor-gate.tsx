import { InlineMessage, Link } from '@imc/ui';
import { type ReactNode, useState } from 'react';
import { secondFactorGate as texts } from '../../content/second-factor.ts';
import { adminProfilePath } from './admin-layout.tsx';
import styles from './second-factor-gate.module.css';

export interface SecondFactorGateProps {
  /** Whether the server refuses everything but the profile until a second factor is set up. */
  required: boolean | undefined;
  /** Path of the page. */
  pathname: string;
  /** Replaces a page that is opened while the second factor is missing: leads to the profile. */
  redirect: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A page that was open when the rule came stays, with what is typed in it; every other one leads to the profile (PPL-10). */
export function SecondFactorGate({ required, pathname, redirect, children }: SecondFactorGateProps) {
  const [openPath, setOpenPath] = useState<string>();
  const stays = !required || pathname === openPath;
  const nextPath = stays ? pathname : undefined;
  if (nextPath !== openPath) setOpenPath(nextPath);
  if (pathname !== adminProfilePath && !stays) return redirect;
  // The page keeps its place among the siblings, and with it its state.
  return (
    <>
      {required && pathname !== adminProfilePath && (
        <InlineMessage tone="warning" role="alert" title={texts.title} className={styles.notice}>
          {texts.text}{' '}
          <Link to={adminProfilePath} newTab>
            {texts.link}
          </Link>
        </InlineMessage>
      )}
      {children}
    </>
  );
}
