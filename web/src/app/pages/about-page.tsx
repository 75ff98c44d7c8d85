import { OurStory } from '#features/about/our-story.tsx';
import { storyTexts } from '#texts/en/story.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function AboutPage() {
  const t = useTexts(storyTexts);
  return (
    <>
      <PageTitle text={t.title} description={t.description} />
      <OurStory />
    </>
  );
}
