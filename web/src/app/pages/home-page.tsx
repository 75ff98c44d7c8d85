import { Suspense } from 'react';
import { OurStoryTeaser } from '#features/about/our-story-teaser.tsx';
import { NewArrivals } from '#features/catalogue/new-arrivals.tsx';
import { BannerCarousel } from '#features/home/banner-carousel.tsx';
import { PageMeta } from '#ui/page-meta.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

export function HomePage() {
  return (
    <>
      <PageMeta />
      <h1 style={visuallyHidden}>Nargisus</h1>
      <BannerCarousel />
      {/* Each is taken over by itself (docs/adr/0012): what is above it answers sooner. */}
      <Suspense>
        <NewArrivals />
      </Suspense>
      <Suspense>
        <OurStoryTeaser />
      </Suspense>
    </>
  );
}
