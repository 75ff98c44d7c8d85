import type { SignedIn } from '#data/auth/identity.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AccountLine } from '#ui/account-line.tsx';

/** Renders who is at the screen. */
export function StaffLine({ staff: { photoUrl, displayName, role, email, phone } }: { staff: SignedIn }) {
  const t = useStrings(adminSharedStrings);
  const name = displayName || (role === 'admin' ? t.admin : t.staffMember);
  return <AccountLine photoUrl={photoUrl} name={name} signIn={email || phone} />;
}
