import { OurStory } from '../../features/about/our-story.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function AboutPage() {
  return (
    <>
      <PageTitle text="Our Story" />
      <OurStory />
    </>
  );
}
