import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Container } from '#ui/container.tsx';
import { STORY_IMAGE } from './story-image.ts';
import css from './our-story-teaser.module.css';

/** Renders the Our Story block of the home page (docs/reference/specification.md 2, Home). */
export function OurStoryTeaser() {
  const t = useStrings(ourStoryStrings);
  return (
    <section className={css.background} aria-labelledby="our-story">
      <Container className={css.columns}>
        <div className={css.text}>
          <Text variant="h2" id="our-story">
            {t.title}
          </Text>
          <Text variant="subtitle1" as="p">
            {t.lead}
          </Text>
          <StitchedLink to={paths.about()}>
            {t.read} <ArrowRightIcon size={20} />
          </StitchedLink>
        </div>
        <div className={css.image}>
          <Picture files={STORY_IMAGE} alt={t.picture} sizes="(min-width: 600px) 42vw, 92vw" />
        </div>
      </Container>
    </section>
  );
}
