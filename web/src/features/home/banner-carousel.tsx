import type { ShownSlide } from '@nargisus/domain/home';
import { paths } from '#config/paths.ts';
import { homeStrings } from '#locales/en/home.ts';
import { useFormats } from '#locales/formats.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { BannerSlide } from './banner-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { useAfterLoad } from '#ui/use-after-load.ts';
import { useCarousel } from './use-carousel.ts';
import css from './banner-carousel.module.css';

/**
 * Renders the full-screen, vertical carousel (docs/reference/specification.md 2, Home): the slides of staff, or the standard
 * ones without any. The images of the other slides load after the page.
 */
export function BannerCarousel({ slides }: { slides: readonly ShownSlide[] | null }) {
  const standard = useStandardSlides();
  const shown = slides ?? standard;
  const { index, goTo, frame, running, paused, togglePaused, setHasFocus } = useCarousel(shown.length);
  const t = useStrings(homeStrings);
  const localized = useLocalized();
  const { number } = useFormats();
  const loaded = useAfterLoad();
  return (
    <section
      className={css.frame}
      ref={frame}
      data-scheme="light" // the images are light in both schemes
      aria-roledescription={t.carouselRole}
      aria-label={t.carousel}
      onFocus={(event) => setHasFocus(event.target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
    >
      <div
        className={css.track}
        style={{ transform: `translateY(-${index * 100}%)` }}
        aria-live={running ? 'off' : 'polite'}
      >
        {shown.map((slide, position) => (
          <BannerSlide
            key={position}
            slide={slide}
            label={t.slideOf(number(position + 1), number(shown.length))}
            isCurrent={position === index}
            isFirst={position === 0}
            hasImage={position === 0 || position === index || loaded}
          />
        ))}
      </div>
      <CarouselControls
        labels={shown.map((slide) => localized(slide, 'category').children)}
        index={index}
        running={running}
        paused={paused}
        onGoTo={goTo}
        onTogglePaused={togglePaused}
      />
    </section>
  );
}

/** Renders the carousel's place, while it is not known which slides it has. */
export const BannerFrame = () => <div className={css.frame} aria-hidden />;

/** Returns the four slides of the specification in the reader's language. */
function useStandardSlides(): ShownSlide[] {
  const { slides } = useStrings(homeStrings);
  return slides.map((texts, position) => ({
    ...texts,
    picture: `/pictures/banner-${position + 1}-1280.webp`,
    link: paths.products(),
    alt: '',
    altBn: '',
    categoryBn: texts.category,
    titleBn: texts.title,
    subtitleBn: texts.subtitle,
  }));
}
