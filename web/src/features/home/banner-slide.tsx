import type { ShownSlide } from '@nargisus/domain/home';
import { Text } from '#ui/text.tsx';
import { homeStrings } from '#locales/en/home.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { isStandardPicture, SlidePicture } from './slide-picture.tsx';
import css from './banner-slide.module.css';

interface Props {
  slide: ShownSlide;
  /** '1 of 4' */
  label: string;
  isCurrent: boolean;
  /** True for the slide that is visible when the page opens; its image loads first. */
  isFirst: boolean;
  hasImage: boolean;
}

/** Renders a slide. Its texts are at the left in wide windows and at the bottom in tall ones. */
export function BannerSlide({ slide, label, isCurrent, isFirst, hasImage }: Props) {
  const t = useStrings(homeStrings);
  const localized = useLocalized();
  return (
    <div
      className={css.frame}
      role="group"
      aria-roledescription={t.slideRole}
      aria-label={label}
      inert={!isCurrent}
    >
      {hasImage && (
        <div className={css.image} data-photo={!isStandardPicture(slide.picture)}>
          <SlidePicture slide={slide} alt={localized(slide, 'alt').children} eager={isFirst} />
        </div>
      )}
      <Container className={css.texts} data-current={isCurrent}>
        <Text variant="overline" as="p">
          <span {...localized(slide, 'category')} /> <span className={css.stitch} aria-hidden />{' '}
          {t.collection}
        </Text>
        <Text variant="h1" as="h2" {...localized(slide, 'title')} />
        {slide.subtitle && <Text variant="subtitle1" as="p" {...localized(slide, 'subtitle')} />}
        <ButtonLink to={slide.link}>{t.browse}</ButtonLink>
      </Container>
    </div>
  );
}
