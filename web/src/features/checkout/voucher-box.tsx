import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTaka, type Paisa } from '@nargisus/domain/money';
import { applyVoucher, voucherRefusalText } from '@nargisus/domain/vouchers';
import { useState } from 'react';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { checkoutMessages } from './checkout-messages.ts';

/** SPEC 4 and 5, Voucher. `applied` is the code in force; the discount itself is the quote's business. */
export function VoucherBox({
  subtotal,
  applied,
  onChange,
}: {
  subtotal: Paisa;
  applied: string | null;
  onChange(code: string | null): void;
}) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();

  const apply = () => {
    const result = applyVoucher(code, subtotal);
    if (!result.ok) {
      setFault(voucherRefusalText(result.refusal));
      return;
    }
    setFault(undefined);
    onChange(result.code);
    toast(`Voucher applied! You saved ${formatTaka(result.discount)}`);
  };
  const remove = () => {
    setCode('');
    onChange(null);
    toast(checkoutMessages.voucherRemoved, { kind: 'info' });
  };

  if (applied) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography>
          Voucher <strong>{applied}</strong> applied
        </Typography>
        <Button variant="outlined" size="small" onClick={remove} aria-label={`Remove voucher ${applied}`}>
          Remove
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextInput
        label="Voucher code"
        value={code}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => {
          setCode(target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // it stands inside the order's form, which Enter would send
          apply();
        }}
        autoComplete="off"
        optional
      />
      <Button variant="outlined" sx={{ minHeight: 56 }} onClick={apply}>
        Apply
      </Button>
    </Box>
  );
}
