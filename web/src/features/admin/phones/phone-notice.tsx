import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { phoneCalls } from '@nargisus/domain/contract';
import { phoneParameter } from '@nargisus/domain/phones';
import { usePhoneRecord } from '#data/phones/phone-queries.ts';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useRights } from '../shared/rights.ts';

/**
 * Renders what staff decided about the number of an order, live, and the link to its page; nothing for the number of a deleted
 * account and for staff who may not read it. Reads one document.
 */
export function PhoneNotice({ phone }: { phone: string }) {
  const { mayCall } = useRights();
  const { success: isPhone } = phoneParameter.safeParse(phone);
  return isPhone && mayCall(phoneCalls.readPhone) ? <Notice phone={phone} /> : null;
}

function Notice({ phone }: { phone: string }) {
  const t = useStrings(adminPhonesStrings);
  const { date } = useFormats();
  const record = usePhoneRecord(phone);
  const { blocked, override } = record.state === 'ready' ? record.value : { blocked: null, override: null };
  const names = useUserNames([blocked?.by, override?.by].filter((uid) => uid !== undefined));
  const signed = ({ by, at }: { readonly by: string; readonly at: Date }) =>
    t.by((names.state === 'ready' && names.value.get(by)) || t.colleague, date(at));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {blocked && (
        <AlertBox severity="error">
          {t.blocked}: {blocked.reason || t.forgotten} ({signed(blocked)})
        </AlertBox>
      )}
      {override && (
        <AlertBox severity="info">
          {t.overrides[override.kind]}: {override.reason} ({signed(override)})
        </AlertBox>
      )}
      <Typography>
        <PhoneLink phone={phone} label={t.open} />
      </Typography>
    </Box>
  );
}
