import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import {
  isExchangeable,
  piecesKept,
  piecesToExchange,
  piecesToReceive,
  type Order,
  type PiecesOut,
} from '@nargisus/domain/orders';
import { useState, type FormEvent } from 'react';
import { receiveOrder } from '#data/orders/staff-order-mutations.ts';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { parseCount } from '../shared/parse-count.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** What staff say of a line: whether it came back, and how many pieces go on the shelf, as typed. */
interface Answer {
  readonly isBack: boolean;
  readonly pieces: string;
}

const keyOf = ({ item: { productId, size }, isRefused }: PiecesOut) =>
  `${productId}_${size}_${isRefused ? 'refused' : 'kept'}`;

/** Renders the dialog that receives lines of an order back: how many pieces go on the shelf; the others are written off. */
export function ReceiveDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useStrings(adminOrderStrings);
  const { run, isBusy } = useStaffAction();
  // The lines of the opening: the live order may change under the dialog, and the server decides.
  const [lines] = useState(() => piecesToReceive(order));
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>(() =>
    Object.fromEntries(lines.map((line) => [keyOf(line), expectedOf(order, line)])),
  );
  const [isChecked, setChecked] = useState(false);
  const back = lines.filter((line) => answers[keyOf(line)]!.isBack);
  const isWrong = (line: PiecesOut) => piecesOf(answers[keyOf(line)]!, line) === undefined;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (back.length === 0 || back.some(isWrong)) return;
    const body = back.map((line) => {
      const pieces = piecesOf(answers[keyOf(line)]!, line) ?? 0;
      const { productId, size } = line.item;
      const shelved = { restock: pieces > 0, ...(pieces > 0 && { quantity: pieces }) };
      return { productId, size, ...shelved, ...(line.isRefused && { isRefused: true }) };
    });
    const messages = { failed: t.receiveFailed, done: t.received };
    if (await run(() => receiveOrder(order._id, body), messages)) onClose();
  };

  return (
    <FormDialog
      title={t.receiveTitle(order.orderId)}
      submit={t.receiveSubmit}
      submitting={t.receiving}
      isBusy={isBusy}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <Typography>{t.receiveText}</Typography>
      {lines.map((line) => (
        <ReceivedLineFields
          key={keyOf(line)}
          line={line}
          answer={answers[keyOf(line)]!}
          isWrong={isChecked && isWrong(line)}
          onChange={(answer) => setAnswers((now) => ({ ...now, [keyOf(line)]: answer }))}
        />
      ))}
      {isChecked && back.length === 0 && (
        <FormHelperText error role="alert">
          {t.receiveNothing}
        </FormHelperText>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  line: PiecesOut;
  answer: Answer;
  isWrong: boolean;
  onChange(answer: Answer): void;
}

function ReceivedLineFields({ line, answer, isWrong, onChange }: FieldsProps) {
  const t = useStrings(adminOrderStrings);
  const { number } = useFormats();
  const name = useProductName()(line.item);
  const sizes = useSizeText();
  const pieces = piecesOf(answer, line);
  const lost = pieces === undefined ? 0 : line.pieces - pieces;
  const label = `${name}, ${sizes.phrase(line.item)} × ${number(line.pieces)}`;
  const most = t.receiveMost(number(line.pieces));
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <LabelledCheckbox
        label={line.isRefused ? t.receiveRefused(label) : label}
        isOn={answer.isBack}
        onChange={(isBack) => onChange({ ...answer, isBack })}
      />
      {answer.isBack && (
        <TextInput
          label={t.receivePieces}
          type="number"
          min={0}
          value={answer.pieces}
          error={isWrong}
          helperText={isWrong ? most : lost > 0 ? t.receiveLost(number(lost)) : undefined}
          onBeforeInput={banglaDigitsTyped}
          onChange={({ target }) => onChange({ ...answer, pieces: target.value })}
        />
      )}
    </Box>
  );
}

/** Returns what is expected back: what was refused at the door, of a delivered order what was exchanged, of any other order all of it. */
function expectedOf(order: Order, { item, pieces, isRefused }: PiecesOut): Answer {
  if (isRefused || !isExchangeable(order)) return { isBack: true, pieces: String(pieces) };
  const exchanged = piecesKept(item) - piecesToExchange(order, item);
  return { isBack: exchanged > 0, pieces: String(exchanged || pieces) };
}

const piecesOf = ({ pieces }: Answer, line: PiecesOut): number | undefined => parseCount(pieces, line.pieces);
