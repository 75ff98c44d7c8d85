import { POLICIES } from '@nargisus/domain/policies';
import { Text } from '#ui/text.tsx';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useShop } from '#data/settings/shop-queries.ts';
import { commonStrings } from '#locales/en/common.ts';
import { footerStrings } from '#locales/en/footer.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';
import { telUrl, whatsAppUrl } from '#ui/phone-links.ts';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import { Container } from '#ui/container.tsx';
import { useNearViewport } from '#ui/use-near-viewport.ts';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import css from './footer.module.css';

/** Exists only in a build with a measurement id (app/shop.tsx). */
const AnalyticsChoice = import.meta.env.VITE_ANALYTICS_ID
  ? lazy(async () => {
      const module = await import('#features/analytics/analytics-choice.tsx').catch(() => null);
      return { default: module ? module.AnalyticsChoice : () => null };
    })
  : undefined;

/** In pixels. Small, because a first visit that does not scroll must not pay for it. */
const MARGIN = 100;

/**
 * Renders the footer: about the shop, quick links and email (docs/reference/specification.md 2, Layout), and the
 * choice of appearance and language.
 */
export function Footer() {
  const t = useStrings(footerStrings);
  const layout = useStrings(layoutStrings);
  const common = useStrings(commonStrings);
  const footer = useRef<HTMLElement>(null);
  const shop = useShop({ enabled: useNearViewport(footer, MARGIN) });
  return (
    <footer className={css.ground} ref={footer}>
      <Container className={css.columns}>
        <div className={css.about}>
          <Text as="p" variant="h3" lang="en">
            <NarcissusMark size={40} />
            Nargisus
          </Text>
          <p>{t.blurb}</p>
        </div>
        <nav aria-label={t.quickLinks}>
          <Text as="h2" variant="h6">
            {t.quickLinks}
          </Text>
          {MAIN_NAVIGATION.map(({ text, to }) => (
            <Link key={to} to={to}>
              {common[text]}
            </Link>
          ))}
        </nav>
        <nav aria-label={t.shopLinks}>
          <Text as="h2" variant="h6">
            {t.shopLinks}
          </Text>
          <Link to={paths.newArrivals()}>{layout.newArrivals}</Link>
          <Link to={paths.categoryCollection()}>{layout.allCategories}</Link>
          <Link to={paths.wishlist()}>{layout.wishlist}</Link>
          <Link to={paths.track()}>{layout.track}</Link>
        </nav>
        <div>
          <Text as="h2" variant="h6">
            {t.contact}
          </Text>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
          {shop.phone && <a href={telUrl(shop.phone)}>{shop.phone}</a>}
          {shop.whatsapp && (
            <a href={whatsAppUrl(shop.whatsapp)} target="_blank" rel="noopener noreferrer">
              {t.whatsApp}
            </a>
          )}
          <Link to={paths.contact()}>{t.contactUs}</Link>
        </div>
        <nav className={css.policies} aria-label={t.policies}>
          {POLICIES.map((id) => (
            <Link key={id} to={paths.policy(id)}>
              {t.policyLinks[id]}
            </Link>
          ))}
        </nav>
        <div className={css.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
          {AnalyticsChoice && (
            <Suspense>
              <AnalyticsChoice />
            </Suspense>
          )}
        </div>
      </Container>
    </footer>
  );
}
