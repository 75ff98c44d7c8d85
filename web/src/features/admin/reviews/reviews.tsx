import { REVIEW_STATUSES } from '@nargisus/domain/reviews';
import { useReviews } from '#data/reviews/staff-reviews.ts';
import { adminReviewsStrings } from '#locales/en/staff/admin-reviews.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StatusTab } from '../shared/status-tab.tsx';
import { ReviewCard } from './review-card.tsx';

/**
 * Renders the Reviews tab: those that wait for a decision, and the published and hidden ones. Reads 20 reviews at most per
 * page.
 */
export function Reviews() {
  const t = useStrings(adminReviewsStrings);
  return (
    <StatusTab
      statuses={REVIEW_STATUSES}
      usePage={useReviews}
      t={t}
      renderItem={(review, onChanged) => <ReviewCard review={review} onChanged={onChanged} />}
    />
  );
}
