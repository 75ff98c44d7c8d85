import { homeStrings } from '#locales/en/home.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { BannerSlide } from './banner-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { useAfterLoad } from '#ui/use-after-load.ts';
import { useCarousel } from './use-carousel.ts';
import css from './banner-carousel.module.css';

/** The images of the slides, /pictures/{image}-{width}; their texts are in locales/en/home.ts. */
const SLIDE_IMAGES = ['banner-1', 'banner-2', 'banner-3', 'banner-4'] as const;

/**
 * Renders the full-screen, vertical carousel (docs/reference/specification.md 2, Home). The images of the other slides load
 * after the page.
 */
export function BannerCarousel() {
  const { index, goTo, frame, running, paused, togglePaused, setHasFocus } = useCarousel(SLIDE_IMAGES.length);
  const t = useStrings(homeStrings);
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
        {SLIDE_IMAGES.map((image, position) => (
          <BannerSlide
            key={image}
            image={image}
            texts={t.slides[position]!}
            label={t.slideOf(number(position + 1), number(SLIDE_IMAGES.length))}
            isCurrent={position === index}
            isFirst={position === 0}
            hasImage={position === 0 || position === index || loaded}
          />
        ))}
      </div>
      <CarouselControls
        labels={t.slides.map((slide) => slide.category)}
        index={index}
        running={running}
        paused={paused}
        onGoTo={goTo}
        onTogglePaused={togglePaused}
      />
    </section>
  );
}
