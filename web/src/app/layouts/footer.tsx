import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { STORE } from '#config/store.ts';
import { commonStrings } from '#locales/en/common.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { stitch } from '#theme/stitch.ts';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import { Container } from '#ui/container.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';

/** Only in a build with a measurement id (app/shop.tsx). */
const AnalyticsChoice = import.meta.env.VITE_ANALYTICS_ID
  ? lazy(async () => {
      const module = await import('#features/analytics/analytics-choice.tsx').catch(() => null);
      return { default: module ? module.AnalyticsChoice : () => null };
    })
  : undefined;

/**
 * docs/reference/specification.md 2, Layout: who we are, quick links, the store's e-mail; and how the shop looks
 * and speaks.
 */
export function Footer() {
  const t = useStrings(layoutStrings);
  const common = useStrings(commonStrings);
  return (
    <Ground>
      <Columns>
        <About>
          <Typography component="p" variant="h3" lang="en">
            <NarcissusMark size={40} />
            Nargisus
          </Typography>
          <p>{t.blurb}</p>
        </About>
        <nav aria-label={t.quickLinks}>
          <Typography component="h2" variant="h6">
            {t.quickLinks}
          </Typography>
          {MAIN_NAVIGATION.map(({ text, to }) => (
            <Link key={to} to={to}>
              {common[text]}
            </Link>
          ))}
        </nav>
        <nav aria-label={t.shopLinks}>
          <Typography component="h2" variant="h6">
            {t.shopLinks}
          </Typography>
          <Link to={paths.newArrivals()}>{t.newArrivals}</Link>
          <Link to={paths.categoryCollection()}>{t.allCategories}</Link>
        </nav>
        <div>
          <Typography component="h2" variant="h6">
            {t.contact}
          </Typography>
          <a href={`mailto:${STORE.email}`}>{STORE.email}</a>
          <Link to={paths.contact()}>{t.contactUs}</Link>
        </div>
        <Switches>
          <LanguageSwitch />
          <SchemeSwitch />
          {AnalyticsChoice && (
            <Suspense>
              <AnalyticsChoice />
            </Suspense>
          )}
        </Switches>
      </Columns>
    </Ground>
  );
}

const Ground = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  background: theme.vars.palette.foot,
  color: theme.vars.palette.footInk,
  '& a': {
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  '& :focus-visible': { outlineColor: theme.vars.palette.secondary.main },
  '&::before': {
    content: '""',
    display: 'block',
    height: 2,
    background: stitch(theme.vars.palette.secondary.main, { length: 14, gap: 10 }),
    transform: 'translateY(14px)',
  },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '28px clamp(24px, 4vw, 64px)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  paddingBlock: 'clamp(56px, 8vw, 96px) 24px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr 1fr 1.4fr',
  },
}));

const About = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  maxWidth: '44ch',
  [theme.breakpoints.up('md')]: { gridColumn: 'auto' },
  '& > :first-of-type': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 16 },
  '& > p': { margin: 0 },
}));

const Switches = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 40px',
  marginTop: 12,
  paddingTop: 16,
  borderTop: `1px solid color-mix(in srgb, ${theme.vars.palette.footInk} 22%, transparent)`,
}));
