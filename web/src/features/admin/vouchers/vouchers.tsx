import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_VOUCHERS } from '@nargisus/domain/vouchers';
import { useRef } from 'react';
import { useVouchers } from '#data/vouchers/staff-vouchers.ts';
import { adminVouchersStrings } from '#locales/en/staff/admin-vouchers.ts';
import { useStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';
import { TabHeading } from '../shared/tab-heading.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { VoucherStatistics } from './voucher-statistics.tsx';
import { VoucherTable } from './voucher-table.tsx';

/** The value of `edit` in the query string for a new voucher; no code, which begins with a letter or digit. */
const NEW = '-';

/** Renders the Vouchers tab: the vouchers that staff keep, the form of one, and its statistics (docs/adr/0074). */
export function Vouchers() {
  const t = useStrings(adminVouchersStrings);
  const { list, reload } = useVouchers();
  const params = useListParams();
  const [edited, shown] = [params.text('edit'), params.text('statistics')];
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes away with the table or the statistics, and the focus with it.
  const show = (statistics: string | null) => {
    params.set({ statistics });
    setTimeout(() => heading.current?.focus());
  };
  const edit = (code: string | null) => params.set({ edit: code });

  const [title, about] = shown ? [t.statisticsTitle(shown), t.statisticsAbout] : [t.title, t.about];
  return (
    <>
      <TabHeading ref={heading} title={title} about={about} />
      {shown ? (
        <VoucherStatistics key={shown} code={shown} onClose={() => show(null)} />
      ) : (
        <ListSection of={list} failed={t.failed} isEmpty={() => false} empty="" rows={4}>
          {(vouchers, isOld) => {
            const voucher = vouchers.find(({ code }) => code === edited);
            return (
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  justifyItems: 'start',
                  '& > *': { minWidth: 0, maxWidth: '100%' },
                }}
              >
                {vouchers.length < MAX_VOUCHERS && <Button onClick={() => edit(NEW)}>{t.add}</Button>}
                <Box sx={{ width: '100%' }}>
                  <VoucherTable
                    vouchers={vouchers}
                    isOld={isOld}
                    onChanged={reload}
                    onEdit={edit}
                    onStatistics={show}
                  />
                </Box>
                {(edited === NEW || voucher) && (
                  <VoucherForm
                    key={`${edited} ${voucher?.version ?? ''}`}
                    voucher={voucher}
                    onSaved={() => {
                      toast(t.saved);
                      edit(null);
                      reload();
                    }}
                    onClose={() => {
                      edit(null);
                      // A rejected edit may be out of date.
                      reload();
                    }}
                  />
                )}
              </Box>
            );
          }}
        </ListSection>
      )}
    </>
  );
}
