import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { phoneCalls } from '@nargisus/domain/contract';
import type { PhoneSummary } from '@nargisus/domain/phones';
import { lazy, Suspense, useState } from 'react';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { May } from '../shared/may.tsx';
import { PhoneSection } from './phone-section.tsx';

const DecideDialog = lazy(() => import('./decide-dialog.tsx').then((m) => ({ default: m.DecideDialog })));

interface Props {
  phone: PhoneSummary;
  nameOf(uid: string): string;
  onDecided(changed: PhoneSummary): void;
  onRefused(): void;
}

/** Renders what staff decided about a number, with who did and why, and the buttons that change it. */
export function PhoneDecisions({ phone, nameOf, onDecided, onRefused }: Props) {
  const t = useStrings(adminPhonesStrings);
  const { dateTime } = useFormats();
  const [dialog, setDialog] = useState<'block' | 'override' | null>(null);
  const { blocked, override } = phone;
  const signed = ({ by, at }: { readonly by: string; readonly at: Date }) => t.by(nameOf(by), dateTime(at));
  return (
    <PhoneSection title={t.decisions}>
      {blocked ? (
        <AlertBox severity="error" sx={{ mb: 1.5 }}>
          <strong>{t.blocked}.</strong> {t.blockedText}
          <Box>{blocked.reason || t.forgotten}</Box>
          <Box>{signed(blocked)}</Box>
        </AlertBox>
      ) : (
        <Typography>{t.notBlocked}</Typography>
      )}
      <Typography sx={{ fontWeight: 600 }}>{t.overrides[override?.kind ?? 'by-rules']}</Typography>
      <Typography color="textSecondary">{t.overrideTexts[override?.kind ?? 'by-rules']}</Typography>
      {override && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{override.reason}</Typography>
          <Typography variant="body2" color="textSecondary">
            {signed(override)}
          </Typography>
        </>
      )}
      <May call={phoneCalls.decidePhone}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button size="small" variant="outlined" onClick={() => setDialog('override')}>
            {t.change}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color={blocked ? 'primary' : 'error'}
            onClick={() => setDialog('block')}
          >
            {blocked ? t.unblock : t.block}
          </Button>
        </Box>
      </May>
      {dialog && (
        <Suspense>
          <DecideDialog
            phone={phone}
            about={dialog}
            onDecided={onDecided}
            onRefused={onRefused}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </PhoneSection>
  );
}
