import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { phoneCalls } from '@nargisus/domain/contract';
import { phoneParameter, type PhoneSummary } from '@nargisus/domain/phones';
import { paths } from '#config/paths.ts';
import { usePhone } from '#data/phones/phone-queries.ts';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { BackButton } from '../shared/back-button.tsx';
import { useRights } from '../shared/rights.ts';
import { PhoneCounts } from './phone-counts.tsx';
import { PhoneDecisions } from './phone-decisions.tsx';
import { PhoneNotes } from './phone-notes.tsx';
import { PhoneOrders } from './phone-orders.tsx';

/** Renders /dashboard/phones/{phone}: what staff know of a phone number, and what they decide about it. */
export function PhonePage({ id }: { id: string }) {
  const t = useStrings(adminPhonesStrings);
  const { mayCall } = useRights();
  const phone = phoneParameter.safeParse(id);
  return (
    <>
      <BackButton list={paths.dashboard('orders')} label={t.back} />
      {!phone.success && <Heading text={t.invalid} below={t.invalidText} />}
      {phone.success && !mayCall(phoneCalls.readPhone) && <Heading text={t.notAllowed} />}
      {phone.success && mayCall(phoneCalls.readPhone) && <Loaded number={phone.data} />}
    </>
  );
}

function Heading({ text, below }: { text: string; below?: string }) {
  return (
    <>
      <Typography variant="h2" component="h1" gutterBottom>
        {text}
      </Typography>
      {below && <Typography color="textSecondary">{below}</Typography>}
    </>
  );
}

function Loaded({ number }: { number: string }) {
  const t = useStrings(adminPhonesStrings);
  const { phone, show, reload } = usePhone(number);
  if (phone.state === 'loading') return <LoadingScreen text="" />;
  if (phone.state !== 'ready') return <LoadFailed text={t.failed} onRetry={reload} />;
  return <Phone phone={phone.value} onChanged={show} onRefused={reload} />;
}

interface Props {
  phone: PhoneSummary;
  onChanged(changed: PhoneSummary): void;
  onRefused(): void;
}

function Phone({ phone, onChanged, onRefused }: Props) {
  const t = useStrings(adminPhonesStrings);
  const { digits } = useFormats();
  const { blocked, override, notes } = phone;
  const uids = [...notes, blocked, override].flatMap((it) => it?.by ?? []);
  const names = useUserNames(uids);
  const nameOf = (uid: string) => (names.state === 'ready' && names.value.get(uid)) || t.colleague;
  return (
    <>
      <Heading text={t.heading(digits(phone.phone))} />
      <Button component="a" href={`tel:${phone.phone}`} size="small" variant="outlined" sx={{ mb: 3 }}>
        {t.call}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', order: { xs: 1, lg: 0 } }}>
          <PhoneOrders phone={phone.phone} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <PhoneDecisions phone={phone} nameOf={nameOf} onDecided={onChanged} onRefused={onRefused} />
          <PhoneCounts counts={phone.counts} />
          <PhoneNotes phone={phone} nameOf={nameOf} onNoted={onChanged} />
        </Box>
      </Box>
    </>
  );
}
