import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useIdentity, type SignedIn } from '../../data/identity.ts';
import { refreshRole } from '../../data/identity-actions.ts';
import { adminDeskTexts } from '../../texts/en/admin-desk.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Waiting } from '../../ui/waiting.tsx';

/**
 * The door of the dashboard and of the product forms (SPEC 6): nobody, somebody without the claim, or a failed check leads to /. It only spares
 * people an empty screen; the rules and the functions are what keeps the data.
 */
export function RequireAdmin({ children }: { children: (admin: SignedIn) => ReactNode }) {
  const t = useTexts(adminDeskTexts);
  const identity = useIdentity();
  const [checked, setChecked] = useState(false);
  const mayBeNew = identity.state === 'signed-in' && identity.role !== 'admin' && !checked;

  // Somebody made an admin a minute ago still carries the old token: it is asked for anew, once, before refusing.
  useEffect(() => {
    if (mayBeNew) void refreshRole().finally(() => setChecked(true));
  }, [mayBeNew]);

  if (identity.state === 'unknown')
    return <Waiting text={t.authenticating} title={t.title} about={t.about} />;
  if (mayBeNew) return <Waiting text={t.checking} title={t.title} about={t.about} />;
  if (identity.state === 'signed-out' || identity.role !== 'admin')
    return <Navigate to={paths.home()} replace />;
  return children(identity);
}
