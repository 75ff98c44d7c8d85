import { OurStory } from '#features/about/our-story.tsx';
import { aboutStrings } from '#locales/en/about.ts';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

export function AboutPage() {
  const { title } = useStrings(ourStoryStrings);
  const { description } = useStrings(aboutStrings);
  return (
    <>
      <PageMeta title={title} description={description} />
      <OurStory />
    </>
  );
}
