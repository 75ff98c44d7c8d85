import { useEffect, useId, useRef } from 'react';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { Container } from './container.tsx';
import { Text } from './text.tsx';
import css from './consent-banner.module.css';

export interface ConsentTexts {
  readonly title: string;
  readonly text: string;
  readonly agree: string;
  readonly decline: string;
  /** Announced to screen readers after the answer. */
  readonly isOn: string;
  readonly isOff: string;
}

/**
 * Asks for consent, at the bottom of the window and above a page's own bar. The page can be used without an answer, and both
 * answers look the same.
 */
export function ConsentBanner({
  texts,
  onAnswer,
}: {
  texts: ConsentTexts;
  onAnswer(consent: 'granted' | 'denied'): void;
}) {
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focused elements scroll to above the banner, not behind it.
    const page = document.documentElement;
    page.style.scrollPaddingBottom = `calc(${banner.current?.offsetHeight ?? 0}px + var(--shop-bottom-bar, 0px))`;
    return () => void page.style.removeProperty('scroll-padding-bottom');
  }, [texts]);
  const answer = (consent: 'granted' | 'denied') => {
    onAnswer(consent);
    announce(consent === 'granted' ? texts.isOn : texts.isOff);
    // The focused button unmounts.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={css.banner} ref={banner} aria-labelledby={id}>
      <Container className={css.columns}>
        <div>
          <Text variant="h6" as="h2" id={id} style={{ marginBottom: 4 }}>
            {texts.title}
          </Text>
          <p>{texts.text}</p>
        </div>
        <div className={css.answers}>
          <Button type="button" variant="outlined" small onClick={() => answer('granted')}>
            {texts.agree}
          </Button>
          <Button type="button" variant="outlined" small onClick={() => answer('denied')}>
            {texts.decline}
          </Button>
        </div>
      </Container>
    </section>
  );
}
