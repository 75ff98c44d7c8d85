import { setAdConsent } from '#data/ads/ad-consent.ts';
import { ConsentBanner } from '#ui/consent-banner.tsx';
import { useAdsStrings } from './ads-strings.ts';

/** Asks whether Meta may learn what the visitor does. */
export function AdQuestion() {
  return <ConsentBanner texts={useAdsStrings()} onAnswer={setAdConsent} />;
}
