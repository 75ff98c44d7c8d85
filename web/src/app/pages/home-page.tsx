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
      {/* Each section hydrates on its own (docs/adr/0012), so that those above respond sooner. */}
      <Suspense>
        <NewArrivals />
      </Suspense>
      <Suspense>
        <OurStoryTeaser />
      </Suspense>
    </>
  );
}
