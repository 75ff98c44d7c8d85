import Box from '@mui/material/Box';
import { taka } from '@nargisus/domain/money';
import type { TrustReason } from '@nargisus/domain/phones';
import { adminPhonesStrings } from '#locales/en/staff/admin-phones.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';

/** Renders why the shop asked for a call or an advance when the order was placed; nothing without a reason. */
export function TrustReasons({ reasons }: { reasons: readonly TrustReason[] }) {
  const { trust: t } = useStrings(adminPhonesStrings);
  const formats = useFormats();
  const textOf = (reason: TrustReason): string => {
    switch (reason.kind) {
      case 'came-back':
        return t.cameBack(formats.number(reason.cameBack), formats.number(reason.ended));
      case 'first-order':
        return t.firstOrder(formats.taka(taka(reason.above)));
      case 'override':
        return t.override;
    }
  };
  if (reasons.length === 0) return null;
  return (
    <AlertBox severity="warning">
      {reasons.map((reason) => (
        <Box key={reason.kind}>
          {t[reason.action]} {textOf(reason)}
        </Box>
      ))}
    </AlertBox>
  );
}
