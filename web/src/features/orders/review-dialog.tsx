import { ShopError } from '@nargisus/domain/contract';
import type { OrderItem } from '@nargisus/domain/orders';
import { MAX_REVIEW_PICTURES, MAX_REVIEW_TEXT, reviewMessages, type Review } from '@nargisus/domain/reviews';
import { useState } from 'react';
import { writeReview } from '#data/reviews/own-reviews.ts';
import type { CustomerPicture } from '#data/images/customer-pictures.ts';
import { reviewsStrings } from '#locales/en/reviews.ts';
import { translate, useTranslate } from '#locales/translate.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { discardPictures } from './discard-pictures.ts';
import { PicturesField } from './pictures-field.tsx';
import { StarChoice } from './star-choice.tsx';

interface Props {
  uid: string;
  orderId: string;
  item: OrderItem;
  /** The review to edit. */
  present: Review | undefined;
  onSaved(): void;
  onClose(): void;
}

/** Renders the form of a review: stars, text and pictures. Pictures that are not sent are deleted again. */
export function ReviewDialog({ uid, orderId, item, present, onSaved, onClose }: Props) {
  const t = useStrings(reviewsStrings);
  const name = useProductName()(item);
  const translateNow = useTranslate();
  const [stars, setStars] = useState<number>(present?.stars ?? 0);
  const [text, setText] = useState(present?.text ?? '');
  const [pictures, setPictures] = useState<readonly CustomerPicture[]>(present?.pictures ?? []);
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);

  async function send() {
    if (stars === 0) return setMissing(true);
    setSending(true);
    try {
      const names = pictures.map(({ name }) => name);
      const line = { orderId, productId: item.productId, size: item.size };
      await writeReview({ ...line, stars, text, pictures: names });
      discardPictures((present?.pictures ?? []).filter(({ name }) => !names.includes(name)));
      toast(t.sent);
      onSaved();
    } catch (cause) {
      const isRejection = cause instanceof ShopError && cause.code !== 'unreachable' && cause.message;
      toast(isRejection ? translate(cause) : t.notSent, { kind: 'error' });
      setSending(false);
    }
  }

  const isNew = ({ name }: CustomerPicture) => !present?.pictures.some((it) => it.name === name);
  const close = () => {
    discardPictures(pictures.filter(isNew));
    onClose();
  };

  return (
    <ConfirmDialog
      title={present ? t.editOf(name) : t.writeOf(name)}
      confirmLabel={isSending ? t.sending : t.send}
      cancelLabel={t.cancel}
      isBusy={isSending || isUploading}
      onConfirm={() => void send()}
      onCancel={close}
    >
      <StarChoice
        value={stars}
        error={isMissing ? translateNow(reviewMessages.starsMissing) : undefined}
        onChoose={(chosen) => {
          setStars(chosen);
          setMissing(false);
        }}
      />
      <TextInput
        label={t.text}
        helperText={t.textHint}
        isOptional
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value.slice(0, MAX_REVIEW_TEXT))}
      />
      <PicturesField
        uid={uid}
        most={MAX_REVIEW_PICTURES}
        pictures={pictures}
        isBusy={isUploading}
        onBusy={setUploading}
        onAdd={(picture) => setPictures((them) => [...them, picture])}
        onRemove={(picture) => {
          setPictures((them) => them.filter(({ name }) => name !== picture.name));
          // A picture of the stored review goes when the edit is sent.
          if (isNew(picture)) discardPictures([picture]);
        }}
      />
    </ConfirmDialog>
  );
}
