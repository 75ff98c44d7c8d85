import type { Home } from '@nargisus/domain/home';
import { Suspense, useState } from 'react';
import { useHome } from '#data/home/home-queries.ts';
import { OurStoryTeaser } from '#features/about/our-story-teaser.tsx';
import { HomeRow } from '#features/catalogue/home-row.tsx';
import { BannerCarousel, BannerFrame } from '#features/home/banner-carousel.tsx';
import { OfferStrip } from '#features/home/offer-strip.tsx';
import { isFirstView } from '#ui/is-first-view.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/** Shown without data: the standard banner, and a row of new arrivals. */
const STANDARD_HOME: Home = {
  slides: null,
  rows: [{ source: 'newest', title: '', titleBn: '', products: [] }],
  offer: null,
};

/** / as staff composed it; the standard home where that cannot be read (docs/adr/0055). */
export function HomePage() {
  const home = useHome();
  // Without data: a document has the standard banner, a navigation waits in its frame, which another banner may fill.
  const [isDocument] = useState(isFirstView);
  const { slides, rows, offer } = home.state === 'ready' ? home.value : STANDARD_HOME;
  const isLoading = home.state === 'loading';
  return (
    <>
      <PageMeta />
      <h1 style={visuallyHidden}>Nargisus</h1>
      {offer && <OfferStrip offer={offer} />}
      {isLoading && !isDocument ? <BannerFrame /> : <BannerCarousel key={slides?.length} slides={slides} />}
      {/* Each section hydrates on its own (docs/adr/0012), so that those above respond sooner. */}
      {rows.map((row, position) => (
        <Suspense key={position}>
          <HomeRow row={row} id={`row-${position + 1}`} isLoading={isLoading} />
        </Suspense>
      ))}
      <Suspense>
        <OurStoryTeaser />
      </Suspense>
    </>
  );
}
