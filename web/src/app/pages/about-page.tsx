import { OurStory } from '#features/about/our-story.tsx';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

export function AboutPage() {
  const t = useStrings(ourStoryStrings);
  return (
    <>
      <PageMeta title={t.title} description={t.description} />
      <OurStory />
    </>
  );
}
