import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useAnalyticsStrings } from './analytics-strings.ts';
import { setConsent, useConsent } from './consent-store.ts';

/** Renders the switch that shows and changes the consent to analytics. */
export function AnalyticsChoice() {
  const t = useAnalyticsStrings();
  return (
    <SegmentedControl<'granted' | 'denied'>
      legend={t.choice}
      value={useConsent() ?? 'denied'}
      onChoose={setConsent}
      options={[
        { value: 'granted', label: t.on },
        { value: 'denied', label: t.off },
      ]}
    />
  );
}
