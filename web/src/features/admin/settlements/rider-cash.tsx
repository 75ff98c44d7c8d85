import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HandIn, RiderCash as Cash } from '@nargisus/domain/ledger';
import { useState } from 'react';
import { useRiderCash } from '#data/settlements/rider-cash.ts';
import { riderCashStrings } from '#locales/en/staff/rider-cash.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { ListSection } from '../table/list-section.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';

/** Renders what each own rider holds with the button that hands it in, and the last hand-ins (docs/adr/0090). */
export function RiderCash() {
  const t = useStrings(riderCashStrings);
  const [version, setVersion] = useState(0);
  const [open, setOpen] = useState<Cash | null>(null);
  const cash = useRiderCash(version);
  return (
    <Box component="section" aria-labelledby="rider-cash" sx={{ my: 5 }}>
      <Typography id="rider-cash" variant="h4" component="h2">
        {t.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '64ch' }}>
        {t.about}
      </Typography>
      <ListSection of={cash} failed={t.failed} isEmpty={() => false} empty={t.none} rows={2}>
        {({ riders, handIns }: { riders: Cash[]; handIns: HandIn[] }) => (
          <>
            {riders.length === 0 && <Typography>{t.none}</Typography>}
            <Box component="ul" aria-labelledby="rider-cash" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {riders.map((rider) => (
                <RiderRow key={rider._id} cash={rider} onHandIn={() => setOpen(rider)} />
              ))}
            </Box>
            <HandIns handIns={handIns} />
          </>
        )}
      </ListSection>
      {open && (
        <HandInDialog
          cash={open}
          name={open.rider || t.noName}
          onChanged={() => setVersion((now) => now + 1)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

function RiderRow({ cash, onHandIn }: { cash: Cash; onHandIn(): void }) {
  const t = useStrings(riderCashStrings);
  const name = cash.rider || t.noName;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 },
        ...{ borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
      }}
    >
      <Typography sx={{ flex: '1 1 160px', minWidth: 0 }}>{name}</Typography>
      <Typography component="strong" sx={{ fontWeight: 600 }}>
        <Money amount={cash.held} />
      </Typography>
      {cash.held > 0 ? (
        <Button size="small" variant="outlined" aria-label={t.handInOf(name)} onClick={onHandIn}>
          {t.handIn}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t.paidTooMuch}
        </Typography>
      )}
    </Box>
  );
}

function HandIns({ handIns }: { handIns: readonly HandIn[] }) {
  const t = useStrings(riderCashStrings);
  const { dateTime, taka } = useFormats();
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {t.history}
      </Typography>
      {handIns.length === 0 && <Typography color="textSecondary">{t.noHistory}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {handIns.map(({ _id, rider, counted, expected, account, note, at }) => (
          <Box component="li" key={_id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Typography>{t.entry(rider || t.noName, taka(counted), dateTime(at))}</Typography>
            {account && (
              <Typography variant="body2" color="textSecondary">
                {t.difference(taka(expected), t.accounts[account], note)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
