import Box from '@mui/material/Box';
import { RIGHTS, type Right } from '@nargisus/domain/accounts';
import { adminStaffStrings } from '#locales/en/staff/admin-staff.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Chip } from '../shared/chip.tsx';

/** Renders the names of rights, in the order of RIGHTS. */
export function RightChips({ rights }: { rights: readonly Right[] }) {
  const t = useStrings(adminStaffStrings);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {RIGHTS.filter((right) => rights.includes(right)).map((right) => (
        <li key={right}>
          <Chip color="grey">{t.rights[right]}</Chip>
        </li>
      ))}
    </Box>
  );
}
