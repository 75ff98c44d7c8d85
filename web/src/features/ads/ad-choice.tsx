import { setAdConsent, useAdConsent } from '#data/ads/ad-consent.ts';
import { usePixelId } from '#data/settings/shop-queries.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useAdsStrings } from './ads-strings.ts';

/** Renders the switch that shows and changes whether Meta may learn what the visitor does; nothing in a shop without a pixel. */
export function AdChoice() {
  const t = useAdsStrings();
  const pixelId = usePixelId();
  const consent = useAdConsent();
  if (pixelId === '') return null;
  return (
    <SegmentedControl<'granted' | 'denied'>
      legend={t.choice}
      value={consent ?? 'denied'}
      onChoose={setAdConsent}
      options={[
        { value: 'granted', label: t.on },
        { value: 'denied', label: t.off },
      ]}
    />
  );
}
