import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useAnalyticsStrings } from './analytics-strings.ts';
import { setConsent, useConsent } from './consent-store.ts';

/** Shows whether visits are counted, and changes it at any time. */
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
