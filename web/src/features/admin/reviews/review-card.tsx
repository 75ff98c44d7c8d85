import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { thumbnailOf } from '@nargisus/domain/catalogue';
import type { Review } from '@nargisus/domain/reviews';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';
import { decideReview } from '#data/reviews/staff-reviews.ts';
import { adminReviewsStrings } from '#locales/en/staff/admin-reviews.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { CustomerPictures } from '#ui/customer-pictures.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { Stars } from '#ui/stars.tsx';
import { toast } from '#ui/toast.ts';
import { TAB_RIGHTS } from '#config/dashboard-tabs.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { May } from '../shared/may.tsx';

interface Props {
  review: Review;
  onChanged(): void;
}

/** Renders a review with its pictures and answer, and the decisions that staff can make about it. */
export function ReviewCard({ review, onChanged }: Props) {
  const t = useStrings(adminReviewsStrings);
  const { date, number } = useFormats();
  const sizes = useSizeText();
  const { run, isBusy } = useStaffAction();
  const [isAnswering, setAnswering] = useState(false);
  const { status, answer, productName } = review;

  const decide = async (to: 'approved' | 'hidden') => {
    if (!(await run(() => decideReview(review, to), { failed: t.decideFailed }))) return;
    toast(to === 'approved' ? t.approved : t.hidden);
    onChanged();
  };

  return (
    <Box
      component="article"
      aria-label={productName}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', p: { xs: 2, md: 3 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Stars value={review.stars} label={t.starsOf(number(review.stars))} />
        <Link
          component={RouterLink}
          to={paths.product(review.productId)}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {productName}
        </Link>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t.by(review.author, sizes.phrase(review), date(review.createdAt))}
        <May rights={TAB_RIGHTS.orders}>
          {' '}
          ·{' '}
          <Link component={RouterLink} to={dashboardPaths.order(review.orderId)}>
            {t.order}
          </Link>
        </May>
      </Typography>
      {review.text ? (
        <Typography sx={{ mt: 1.5, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.text}
        </Typography>
      ) : (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t.noText}
        </Typography>
      )}
      <CustomerPictures
        pictures={review.pictures.map((picture) => ({ url: picture.url, small: thumbnailOf(picture) }))}
        alt={(place) => t.picture(number(place))}
      />
      {answer && (
        <Box sx={{ mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t.answer}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer.text}</Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {status !== 'approved' && (
          <Button {...busyProps(isBusy, () => void decide('approved'))}>{t.approve}</Button>
        )}
        {status !== 'hidden' && (
          <Button variant="outlined" {...busyProps(isBusy, () => void decide('hidden'))}>
            {t.hide}
          </Button>
        )}
        <Button variant="text" sx={{ px: 0 }} {...busyProps(isBusy, () => setAnswering(true))}>
          {answer ? t.editAnswer : t.writeAnswer}
        </Button>
      </Box>
      {isAnswering && (
        <AnswerDialog
          review={review}
          onSaved={() => {
            setAnswering(false);
            onChanged();
          }}
          onClose={() => setAnswering(false)}
        />
      )}
    </Box>
  );
}
