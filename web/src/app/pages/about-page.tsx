import { OurStory } from '#features/about/our-story.tsx';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function AboutPage() {
  const t = useStrings(ourStoryStrings);
  return (
    <>
      <PageTitle text={t.title} description={t.description} />
      <OurStory />
    </>
  );
}
