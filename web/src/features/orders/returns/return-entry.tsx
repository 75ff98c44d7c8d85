import { styled } from '@mui/material/styles';
import { ShopError } from '@nargisus/domain/contract';
import type { ReturnRequest } from '@nargisus/domain/returns';
import { useState } from 'react';
import { withdrawReturn } from '#data/returns/own-returns.ts';
import { returnsStrings } from '#locales/en/returns.ts';
import { useFormats } from '#locales/formats.ts';
import { translate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CustomerPictures } from '#ui/customer-pictures.tsx';
import { ReturnLines } from '#ui/return-lines.tsx';
import { toast } from '#ui/toast.ts';
import { discardPictures } from '../discard-pictures.ts';

/** Renders a return request with its state and the shop's answer; an open one can be withdrawn. */
export function ReturnEntry({ request, onChanged }: { request: ReturnRequest; onChanged(): void }) {
  const t = useStrings(returnsStrings);
  const { date, number } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const withdraw = async () => {
    setBusy(true);
    try {
      await withdrawReturn(request);
      discardPictures(request.pictures);
      toast(t.withdrawn);
    } catch (cause) {
      const isRejection = cause instanceof ShopError && cause.code === 'conflict';
      toast(isRejection ? translate(cause) : t.notWithdrawn, { kind: 'error' });
    }
    setBusy(false);
    setAsking(false);
    onChanged();
  };

  return (
    <Entry>
      <p>
        <strong>{t.status[request.status]}</strong> · {t.requested(date(request.createdAt))}
      </p>
      <ReturnLines lines={request.lines} />
      <p>{t.reasons[request.reason]}</p>
      {request.text && <p>{request.text}</p>}
      <CustomerPictures pictures={request.pictures} alt={(place) => t.picture(number(place))} />
      {request.answer && (
        <p>
          <strong>{t.answer}:</strong> {request.answer}
        </p>
      )}
      {request.status === 'open' && (
        <Button
          type="button"
          variant="text"
          small
          style={{ paddingInline: 0, minHeight: 44 }}
          data-screen-only
          onClick={() => setAsking(true)}
        >
          {t.withdraw}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.withdrawTitle}
          confirmLabel={isBusy ? t.withdrawing : t.withdrawYes}
          cancelLabel={t.withdrawNo}
          isDestructive
          isBusy={isBusy}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          <p>{t.withdrawText}</p>
        </ConfirmDialog>
      )}
    </Entry>
  );
}

const Entry = styled('article')(({ theme }) => ({
  marginTop: 16,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  '& p': { margin: '6px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
