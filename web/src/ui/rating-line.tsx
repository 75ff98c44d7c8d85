import { ratingAverage, type Rating } from '@nargisus/domain/catalogue';
import { ratingStrings } from '../locales/en/rating.ts';
import { useFormats } from '../locales/formats.ts';
import { useStrings } from '../locales/use-strings.ts';
import { Text } from './text.tsx';

/** Renders the average and the number of reviews; nothing without a rating. */
export function RatingLine({ rating }: { rating: Rating | undefined }) {
  const t = useStrings(ratingStrings);
  const { number, digits } = useFormats();
  if (!rating) return null;
  const average = digits(ratingAverage(rating).toFixed(1));
  const count = number(rating.count);
  return (
    <Text variant="caption" as="p" tone="secondary" role="img" aria-label={t.of(average, count)}>
      <span style={{ color: 'var(--shop-palette-primary-main)' }}>★</span> {average} ({count})
    </Text>
  );
}
