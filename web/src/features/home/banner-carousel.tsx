import { homeStrings } from '#locales/en/home.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { BannerSlide } from './banner-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { SLIDE_PICTURES } from './slides.ts';
import { useAfterLoad } from '#ui/use-after-load.ts';
import { useCarousel } from './use-carousel.ts';
import css from './banner-carousel.module.css';

/**
 * docs/reference/specification.md 2, Home: full-screen, vertical. The other slides' pictures wait until the page
 * has loaded.
 */
export function BannerCarousel() {
  const { index, goTo, frame, running, paused, togglePaused, setHeld } = useCarousel(SLIDE_PICTURES.length);
  const t = useStrings(homeStrings);
  const { number } = useFormats();
  const loaded = useAfterLoad();
  return (
    <section
      className={css.frame}
      ref={frame}
      data-scheme="light" // an island of day: the pictures are light in every scheme
      aria-roledescription={t.carouselRole}
      aria-label={t.carousel}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <div
        className={css.track}
        style={{ transform: `translateY(-${index * 100}%)` }}
        aria-live={running ? 'off' : 'polite'}
      >
        {SLIDE_PICTURES.map((picture, at) => (
          <BannerSlide
            key={picture}
            picture={picture}
            words={t.slides[at]!}
            label={t.slideOf(number(at + 1), number(SLIDE_PICTURES.length))}
            current={at === index}
            first={at === 0}
            pictured={at === 0 || at === index || loaded}
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
