import { isStaff, type User } from '@nargisus/domain/accounts';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { SignedIn } from '#data/auth/identity.ts';
import { useOwnRecord } from '#data/users/use-own-record.ts';
import { RightsContext } from '#features/admin/shared/rights.ts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { keepStaffHint, readStaffHint } from '#storage/staff-hint.ts';
import { toast } from '#ui/toast.ts';
import type { StaffMember } from './require-staff.tsx';

interface Props {
  identity: SignedIn;
  wait: ReactNode;
  /** Rendered where the record names an admin and the claim does not yet. */
  waitForClaim: ReactNode;
  children(staff: StaffMember): ReactNode;
}

/**
 * Lets in a user whose own record holds rights. The record is read live: a right that is taken away hides what it allowed at
 * once, and without the last one the user is led home.
 */
export function StaffByRecord({ identity, wait, waitForClaim, children }: Props) {
  const record = useOwnRecord(identity.uid);
  if (record.state === 'loading') return wait;
  if (record.state !== 'ready' || !isStaff(activeHolder(record.value)))
    return <NotStaff uid={identity.uid} />;
  if (record.value.role === 'admin') return waitForClaim;
  return <Remembered record={record.value}>{children({ ...identity, can: record.value.can })}</Remembered>;
}

const activeHolder = ({ isActive, role, can }: User) =>
  isActive ? { role, can } : { role: 'user' as const };

/** Provides the rights, and keeps the hint with which public pages show the way to the dashboard. */
function Remembered({ record, children }: { record: User; children: ReactNode }) {
  useEffect(() => keepStaffHint(record), [record]);
  return <RightsContext value={{ role: 'user', can: record.can }}>{children}</RightsContext>;
}

/** Leads home; says why to somebody who worked here until now. */
function NotStaff({ uid }: { uid: string }) {
  const t = useStrings(adminStaffStrings);
  const [wasStaff] = useState(() => readStaffHint(uid));
  useEffect(() => {
    if (!wasStaff) return;
    toast(t.noLongerStaff, { kind: 'warning', duration: 8_000 });
    keepStaffHint({ uid, isActive: true });
  }, [wasStaff, uid, t]);
  return <Navigate to={paths.home()} replace />;
}
