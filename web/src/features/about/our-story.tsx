import { Text } from '#ui/text.tsx';
import { aboutStrings } from '#locales/en/about.ts';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/container.tsx';
import { STORY_IMAGE } from './story-image.ts';
import css from './our-story.module.css';

/** Renders the text of the About page (docs/reference/specification.md 2, About). */
export function OurStory() {
  const t = useStrings(ourStoryStrings);
  const { paragraphs } = useStrings(aboutStrings);
  return (
    <Container className={css.columns} as="section" aria-labelledby="our-story">
      <div className={css.image}>
        <Picture files={STORY_IMAGE} alt={t.picture} sizes="(min-width: 900px) 42vw, 92vw" eager />
      </div>
      <div>
        <Text variant="h1" id="our-story">
          {t.title}
        </Text>
        {[t.lead, ...paragraphs].map((paragraph, index) => (
          <Text
            key={index}
            variant={index === 0 ? 'subtitle1' : 'body1'}
            as="p"
            style={{ marginTop: 24, maxWidth: '60ch' }}
          >
            {paragraph}
          </Text>
        ))}
      </div>
    </Container>
  );
}
