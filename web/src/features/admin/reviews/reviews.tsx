import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REVIEW_STATUSES } from '@nargisus/domain/reviews';
import { useRef, useState } from 'react';
import { useReviews } from '#data/reviews/staff-reviews.ts';
import { adminReviewsStrings } from '#locales/en/admin-reviews.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TabHeading } from '../shared/tab-heading.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { ReviewCard } from './review-card.tsx';

/**
 * Renders the Reviews tab: those that wait for a decision, and the published and hidden ones. Reads 20 reviews at most per
 * page.
 */
export function Reviews() {
  const t = useStrings(adminReviewsStrings);
  const { oneOf, filter } = useListParams();
  const status = oneOf('status', REVIEW_STATUSES) ?? 'pending';
  const [cursor, setCursor] = useState<string | null>(null);
  const { page, reload } = useReviews(status, cursor);
  const heading = useRef<HTMLHeadingElement>(null);
  const onChanged = () => {
    // A review that leaves the list takes the focus with it.
    heading.current?.focus();
    reload();
  };
  return (
    <>
      <TabHeading ref={heading} title={t.title} about={t.about} />
      <Box sx={{ mb: 3 }}>
        <SegmentedControl
          legend={t.show}
          value={status}
          options={REVIEW_STATUSES.map((value) => ({ value, label: t.statuses[value] }))}
          onChoose={(chosen) => {
            setCursor(null);
            filter({ status: chosen === 'pending' ? null : chosen });
          }}
        />
      </Box>
      <ListSection
        of={page}
        failed={t.failed}
        isEmpty={({ reviews }) => reviews.length === 0}
        empty={t.none[status]}
        rows={3}
      >
        {({ reviews, next }, isOld) => (
          <>
            <Box
              component="ul"
              aria-label={t.title}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, opacity: isOld ? 0.6 : 1 }}
            >
              {reviews.map((review) => (
                <li key={review._id}>
                  <ReviewCard review={review} onChanged={onChanged} />
                </li>
              ))}
            </Box>
            <Box sx={{ display: 'flex', gap: 1.5, mt: 3 }}>
              {cursor !== null && (
                <Button variant="outlined" onClick={() => setCursor(null)}>
                  {t.first}
                </Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => setCursor(next)}>
                  {t.next}
                </Button>
              )}
            </Box>
          </>
        )}
      </ListSection>
    </>
  );
}
