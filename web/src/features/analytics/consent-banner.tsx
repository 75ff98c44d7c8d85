import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/announce.ts';
import { Container } from '#ui/container.tsx';
import { Text } from '#ui/text.tsx';
import { useAnalyticsStrings } from './analytics-strings.ts';
import { setConsent } from './consent-store.ts';
import css from './consent-banner.module.css';

/**
 * Asks for consent to analytics, at the bottom of the window. The page can be used without an answer, and both answers look
 * the same.
 */
export function ConsentBanner() {
  const t = useAnalyticsStrings();
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focused elements scroll to above the banner, not behind it.
    const page = document.documentElement;
    page.style.scrollPaddingBottom = `${banner.current?.offsetHeight ?? 0}px`;
    return () => void page.style.removeProperty('scroll-padding-bottom');
  }, [t]);
  const answer = (consent: 'granted' | 'denied') => {
    setConsent(consent);
    announce(consent === 'granted' ? t.isOn : t.isOff);
    // The focused button unmounts.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={css.banner} ref={banner} aria-labelledby={id}>
      <Container className={css.columns}>
        <div>
          <Text variant="h6" as="h2" id={id} style={{ marginBottom: 4 }}>
            {t.title}
          </Text>
          <p>{t.text}</p>
        </div>
        <div className={css.answers}>
          <Button type="button" variant="outlined" small onClick={() => answer('granted')}>
            {t.agree}
          </Button>
          <Button type="button" variant="outlined" small onClick={() => answer('denied')}>
            {t.decline}
          </Button>
        </div>
      </Container>
    </section>
  );
}
