import Typography from '@mui/material/Typography';
import type { OrderItem } from '@nargisus/domain/orders';
import type { Review } from '@nargisus/domain/reviews';
import { lazy, Suspense, useState } from 'react';
import { reviewsStrings } from '#locales/en/reviews.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';

const ReviewDialog = lazy(() => import('./review-dialog.tsx').then((m) => ({ default: m.ReviewDialog })));

interface Props {
  uid: string;
  orderId: string;
  item: OrderItem;
  review: Review | undefined;
  onSaved(): void;
}

/** Renders the customer's review of an order line with its state, and the button that writes or edits it. */
export function LineReview({ uid, orderId, item, review, onSaved }: Props) {
  const t = useStrings(reviewsStrings);
  const name = useProductName()(item);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = !review || review.status === 'pending';
  return (
    <div data-screen-only>
      {review && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <Stars value={review.stars} label={`${t.yours}: ${t.starsOf(number(review.stars))}`} /> ·{' '}
          {t.status[review.status]}
        </Typography>
      )}
      {review?.answer && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <strong>{t.answer}:</strong> {review.answer.text}
        </Typography>
      )}
      {mayWrite && (
        <Button
          type="button"
          variant="text"
          small
          style={{ paddingInline: 0, minHeight: 44 }}
          aria-label={review ? t.editOf(name) : t.writeOf(name)}
          onClick={() => setOpen(true)}
        >
          {review ? t.edit : t.write}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReviewDialog
            {...{ uid, orderId, item }}
            present={review}
            onSaved={() => {
              setOpen(false);
              onSaved();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
