import { thumbnailOf, type Product, type Rating } from '@nargisus/domain/catalogue';
import type { PublicReview } from '@nargisus/domain/reviews';
import { useState } from 'react';
import { readProductReviews, useProductReviews, type ReviewsPage } from '#data/reviews/product-reviews.ts';
import { commonStrings } from '#locales/en/common.ts';
import { reviewsStrings } from '#locales/en/reviews.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { RatingLine } from '#ui/rating-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stars } from '#ui/stars.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import css from './product-reviews.module.css';
import { ReviewsJsonLd } from './reviews-json-ld.tsx';

/** Renders the approved reviews of a product: five, and more on demand. Nothing for a product without reviews. */
export function ProductReviews({ product }: { product: Product }) {
  const { rating } = product;
  return rating ? <Reviews product={product} rating={rating} /> : null;
}

function Reviews({ product, rating }: { product: Product; rating: Rating }) {
  const t = useStrings(reviewsStrings);
  const { retry } = useStrings(commonStrings);
  const first = useProductReviews(product.id);
  return (
    <Container>
      <section className={css.section} aria-labelledby="reviews">
        <header className={css.header}>
          <Text variant="h3" as="h2" id="reviews">
            {t.title}
          </Text>
          <RatingLine rating={rating} />
        </header>
        {first.state === 'loading' && (
          <Skeleton role="status" aria-label={t.loading} style={{ height: 160 }} />
        )}
        {first.state === 'failed' && (
          <p className={css.failed}>
            {t.failed}{' '}
            <Button type="button" variant="text" small onClick={first.retry}>
              {retry}
            </Button>
          </p>
        )}
        {first.state === 'ready' && (
          <>
            <Pages productId={product.id} first={first.value} />
            <ReviewsJsonLd product={product} reviews={first.value.reviews} />
          </>
        )}
      </section>
    </Container>
  );
}

/** Renders the first page and those that the visitor has requested since. */
function Pages({ productId, first }: { productId: string; first: ReviewsPage }) {
  const t = useStrings(reviewsStrings);
  const [more, setMore] = useState<ReviewsPage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const reviews = [...first.reviews, ...(more?.reviews ?? [])];
  const next = more ? more.next : first.next;

  async function loadMore(cursor: string) {
    setBusy(true);
    try {
      const page = await readProductReviews(productId, cursor);
      setMore({ reviews: [...(more?.reviews ?? []), ...page.reviews], next: page.next });
    } catch {
      toast(t.failed, { kind: 'error' });
    }
    setBusy(false);
  }

  return (
    <>
      <ul className={css.list}>
        {reviews.map((review, index) => (
          <li key={index}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {next && (
        <Button type="button" variant="outlined" {...busyProps(isBusy, () => void loadMore(next))}>
          {isBusy ? t.loadingMore : t.more}
        </Button>
      )}
    </>
  );
}

function ReviewItem({ review }: { review: PublicReview }) {
  const t = useStrings(reviewsStrings);
  const { date, number } = useFormats();
  const sizes = useSizeText();
  return (
    <article className={css.review}>
      <p className={css.head}>
        <Stars value={review.stars} label={t.starsOf(number(review.stars))} />
        <time dateTime={review.createdAt.toISOString()}>{date(review.createdAt)}</time>
      </p>
      <p className={css.author}>
        {t.by(review.author, sizes.phrase(review))} <span>· {t.received}</span>
      </p>
      {review.text && <p className={css.text}>{review.text}</p>}
      {review.pictures.length > 0 && (
        <ul className={css.pictures}>
          {review.pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noreferrer">
                <img
                  src={thumbnailOf(picture)}
                  alt={t.picture(number(index + 1))}
                  width={96}
                  height={120}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.answer && (
        <blockquote className={css.answer}>
          <strong>{t.answer}</strong>
          <p>{review.answer}</p>
        </blockquote>
      )}
    </article>
  );
}
