import { ChoiceRow } from '#ui/choice-row.tsx';
import { useAnalyticsTexts } from './analytics-texts.ts';
import { setConsent, useConsent } from './consent-store.ts';

/** Shows whether visits are counted, and changes it at any time. */
export function AnalyticsChoice() {
  const t = useAnalyticsTexts();
  return (
    <ChoiceRow<'granted' | 'denied'>
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
