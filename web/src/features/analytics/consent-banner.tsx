import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/announce.ts';
import { Container } from '#ui/container.tsx';
import { useAnalyticsTexts } from './analytics-strings.ts';
import { setConsent } from './consent-store.ts';

/**
 * Asks whether visits may be counted. It stays at the foot of the window and blocks nothing: a page can be used without
 * an answer. Both answers look the same.
 */
export function ConsentBanner() {
  const t = useAnalyticsTexts();
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // What receives the focus scrolls to above the banner, not behind it.
    const page = document.documentElement;
    page.style.scrollPaddingBottom = `${banner.current?.offsetHeight ?? 0}px`;
    return () => void page.style.removeProperty('scroll-padding-bottom');
  }, [t]);
  const answer = (consent: 'granted' | 'denied') => {
    setConsent(consent);
    announce(consent === 'granted' ? t.isOn : t.isOff);
    // The focused button is about to leave the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Band ref={banner} aria-labelledby={id}>
      <Columns>
        <div>
          <h2 id={id}>{t.title}</h2>
          <p>{t.text}</p>
        </div>
        <Answers>
          <Button type="button" variant="outlined" small onClick={() => answer('granted')}>
            {t.agree}
          </Button>
          <Button type="button" variant="outlined" small onClick={() => answer('denied')}>
            {t.decline}
          </Button>
        </Answers>
      </Columns>
    </Band>
  );
}

// Sticky, not fixed: at the end of the page it lies below the footer and hides none of it.
const Band = styled('section')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.mobileStepper,
  bottom: 0,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  borderTop: `1px solid ${theme.vars.palette.edge}`,
  paddingBlock: '14px max(14px, env(safe-area-inset-bottom))',
  '& h2': { ...theme.typography.h6, margin: '0 0 4px' },
  '& p': { margin: 0, maxWidth: '72ch', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '12px 32px',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
}));

const Answers = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
});
