import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@nargisus/domain/orders';
import type { PackedLine, ProductCodes } from '@nargisus/domain/papers';
import { useId, useState, type FormEvent } from 'react';
import { adminPapersStrings } from '#locales/en/staff/admin-papers.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized, useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { CheckIcon } from '#ui/form-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TransitionButton } from '../delivery/transition-button.tsx';
import { usePacking } from './use-packing.ts';

interface Props {
  order: Order;
  /** The products of its lines, without deleted ones. */
  products: readonly ProductCodes[];
}

/** Renders the field that a scanner types into, what its last scan did, the lines, and the next step when all are packed. */
export function PackingForm({ order, products }: Props) {
  const t = useStrings(adminPapersStrings);
  const { number } = useFormats();
  const nameOf = useProductName();
  const titleId = useId();
  const { lines, outcome, scan, restart, pieces } = usePacking(order, products);
  const [typed, setTyped] = useState('');
  const withCode = new Set(products.flatMap(({ id, barcode, sku }) => (barcode || sku ? [id] : [])));
  const without = lines.filter(({ productId }) => !withCode.has(productId));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    scan(typed.trim());
    // The next code replaces it, refused ones too: the words below say which it was.
    setTyped('');
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="h4" component="h2">
        {t.packing}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t.packingText}
      </Typography>
      {without.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.codesMissing(
            [...new Set(without.map((line) => `${nameOf(line)} (${line.productId})`))].join(', '),
          )}
        </Typography>
      )}
      <Box component="form" noValidate onSubmit={submit} sx={{ mt: 0.5 }}>
        <TextInput
          name="code"
          label={t.scan}
          value={typed}
          autoComplete="off"
          inputRef={focusOnce}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Box>
      {/* Present before its text, so that it is read out; the key has an equal text read out again. */}
      <div role="alert">
        {outcome && (
          <AlertBox key={outcome.at} severity={outcome.isRefused ? 'error' : 'success'} role="presentation">
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{outcome.text}</Typography>
          </AlertBox>
        )}
      </div>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line key={`${line.productId}_${line.size}`} line={line} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
          {pieces.isComplete ? t.complete : t.scanned(number(pieces.packed), number(pieces.all))}
        </Typography>
        {pieces.packed > 0 && (
          <Button size="small" variant="text" onClick={restart}>
            {t.restart}
          </Button>
        )}
        {pieces.isComplete && <TransitionButton order={order} />}
      </Box>
    </Box>
  );
}

/** Focuses the field when it appears: staff asked for it, and a scanner types wherever the focus is. */
const focusOnce = (field: HTMLInputElement | HTMLTextAreaElement | null) => field?.focus();

function Line({ line }: { line: PackedLine }) {
  const t = useStrings(adminPapersStrings);
  const { number } = useFormats();
  const localized = useLocalized();
  const sizes = useSizeText();
  const isDone = line.packed === line.quantity;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 },
        ...{ borderTop: 1, borderColor: 'divider', color: isDone ? 'text.secondary' : undefined },
      }}
    >
      <Box component="span" aria-hidden sx={{ width: 20, height: 20, color: 'success.main' }}>
        {isDone && <CheckIcon size={20} />}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <span {...localized(line, 'name')} />, {sizes.label(line)}
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {t.line(number(line.packed), number(line.quantity))}
      </Box>
    </Box>
  );
}
