import type { Right } from '@nargisus/domain/accounts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns a function that names rights in one line of text. */
export function useRightNames(): (rights: readonly Right[]) => string {
  const t = useStrings(adminStaffStrings);
  return (rights) => rights.map((right) => t.rights[right]).join(', ');
}
