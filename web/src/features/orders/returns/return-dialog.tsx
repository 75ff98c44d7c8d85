import { ShopError } from '@nargisus/domain/contract';
import type { Order, OrderItem } from '@nargisus/domain/orders';
import {
  MAX_RETURN_PICTURES,
  MAX_RETURN_TEXT,
  RETURN_REASONS,
  returnableQuantity,
  returnFormSchema,
  type ReturnRequest,
} from '@nargisus/domain/returns';
import { useState } from 'react';
import type { CustomerPicture } from '#data/images/customer-pictures.ts';
import { requestReturn } from '#data/returns/own-returns.ts';
import { returnsStrings } from '#locales/en/returns.ts';
import { translate, useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { discardPictures } from '../discard-pictures.ts';
import { PicturesField } from '../pictures-field.tsx';
import { ReturnLineField, type ReturnWish } from './return-line-field.tsx';

interface Props {
  order: Order;
  /** The earlier requests of the order. */
  requests: readonly ReturnRequest[];
  onSent(): void;
  onClose(): void;
}

const keyOf = ({ productId, size }: Pick<OrderItem, 'productId' | 'size'>) => `${productId}_${size}`;

/** Renders the form of a return request. Pictures that are not sent are deleted again. */
export function ReturnDialog({ order, requests, onSent, onClose }: Props) {
  const t = useStrings(returnsStrings);
  const translateNow = useTranslate();
  const returnable = order.items
    .map((item) => ({ item, left: returnableQuantity(item, requests) }))
    .filter(({ left }) => left > 0);
  const [only] = returnable;
  const [wishes, setWishes] = useState<Readonly<Record<string, ReturnWish | undefined>>>(
    returnable.length === 1 && only ? { [keyOf(only.item)]: { quantity: only.left } } : {},
  );
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly CustomerPicture[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);

  const errorOf = (field: string) => errors[field] && translateNow(errors[field]);

  async function send() {
    const form = returnFormSchema.safeParse({
      orderId: order._id,
      lines: returnable.flatMap(({ item }) => {
        const wish = wishes[keyOf(item)];
        return wish ? [{ productId: item.productId, size: item.size, ...wish }] : [];
      }),
      reason,
      text,
      pictures: pictures.map(({ name }) => name),
    });
    if (!form.success) {
      const found = form.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      setErrors(Object.fromEntries(found.reverse()));
      return;
    }
    setSending(true);
    try {
      await requestReturn(form.data);
      toast(t.sent);
      onSent();
    } catch (cause) {
      const isRejection = cause instanceof ShopError && cause.code !== 'unreachable' && cause.message;
      toast(isRejection ? translate(cause) : t.notSent, { kind: 'error' });
      setSending(false);
    }
  }

  const linesError = errorOf('lines');
  return (
    <ConfirmDialog
      title={t.ask}
      confirmLabel={isSending ? t.sending : t.send}
      cancelLabel={t.cancel}
      isBusy={isSending || isUploading}
      onConfirm={() => void send()}
      onCancel={() => {
        discardPictures(pictures);
        onClose();
      }}
    >
      <fieldset style={{ border: 0, margin: '0 0 16px', padding: 0, minWidth: 0 }}>
        <legend style={{ padding: 0, fontWeight: 600 }}>{t.which}</legend>
        {returnable.map(({ item, left }) => (
          <ReturnLineField
            key={keyOf(item)}
            item={item}
            left={left}
            wish={wishes[keyOf(item)]}
            onChange={(wish) => {
              setWishes((them) => ({ ...them, [keyOf(item)]: wish }));
              setErrors(({ lines: _fixed, ...rest }) => rest);
            }}
          />
        ))}
        {linesError && <strong role="alert">{linesError}</strong>}
      </fieldset>
      <SelectField
        label={t.reason}
        value={reason}
        options={[['', t.chooseReason], ...RETURN_REASONS.map((it) => [it, t.reasons[it]] as const)]}
        error={errors['reason'] !== undefined}
        helperText={errorOf('reason')}
        onChange={({ target }) => {
          setReason(target.value);
          setErrors(({ reason: _fixed, text: _asked, ...rest }) => rest);
        }}
      />
      <div style={{ marginTop: 16 }}>
        <TextInput
          label={reason === 'other' ? t.textRequired : t.text}
          helperText={errorOf('text') ?? t.textHint}
          error={errors['text'] !== undefined}
          isOptional={reason !== 'other'}
          rows={3}
          value={text}
          onChange={({ target }) => {
            setText(target.value.slice(0, MAX_RETURN_TEXT));
            setErrors(({ text: _fixed, ...rest }) => rest);
          }}
        />
      </div>
      <PicturesField
        uid={order.uid}
        most={MAX_RETURN_PICTURES}
        pictures={pictures}
        isBusy={isUploading}
        onBusy={setUploading}
        onAdd={(picture) => setPictures((them) => [...them, picture])}
        onRemove={(picture) => {
          setPictures((them) => them.filter(({ name }) => name !== picture.name));
          discardPictures([picture]);
        }}
      />
    </ConfirmDialog>
  );
}
