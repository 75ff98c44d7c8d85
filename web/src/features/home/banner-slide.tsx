import { Text } from '#ui/text.tsx';
import { paths } from '#config/paths.ts';
import { homeStrings } from '#locales/en/home.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Picture } from '#ui/picture.tsx';
import { sitePicture } from '#ui/site-picture.ts';
import { Container } from '#ui/container.tsx';
import { ButtonLink } from '#ui/button.tsx';
import css from './banner-slide.module.css';

interface Props {
  /** The name of the image. */
  image: string;
  texts: { category: string; title: string; subtitle: string };
  /** '1 of 4' */
  label: string;
  isCurrent: boolean;
  /** True for the slide that is visible when the page opens; its image loads first. */
  isFirst: boolean;
  hasImage: boolean;
}

/** Renders a slide. Its texts are at the left in wide windows and at the bottom in tall ones. */
export function BannerSlide({ image, texts, label, isCurrent, isFirst, hasImage }: Props) {
  const t = useStrings(homeStrings);
  return (
    <div
      className={css.frame}
      role="group"
      aria-roledescription={t.slideRole}
      aria-label={label}
      inert={!isCurrent}
    >
      {hasImage && (
        <div className={css.image}>
          <Picture
            files={sitePicture(image, [640, 1280, 1920], 16 / 9)}
            sizes="max(100vw, 160vh)"
            alternative={{
              media: '(max-aspect-ratio: 1/1)',
              files: sitePicture(`${image}-portrait`, [480, 720, 1080], 3 / 4),
              sizes: 'max(100vw, 66vh)',
            }}
            alt=""
            eager={isFirst}
          />
        </div>
      )}
      <Container className={css.texts} data-current={isCurrent}>
        <Text variant="overline" as="p">
          {texts.category} <span className={css.stitch} aria-hidden /> {t.collection}
        </Text>
        <Text variant="h1" as="h2">
          {texts.title}
        </Text>
        <Text variant="subtitle1" as="p">
          {texts.subtitle}
        </Text>
        <ButtonLink to={paths.products()}>{t.browse}</ButtonLink>
      </Container>
    </div>
  );
}
