import { frameTexts } from '../texts/en/frame.ts';
import { useTexts } from '../texts/use-texts.ts';
import { chooseScheme, useSchemeChoice, type SchemeChoice } from '../theme/scheme.ts';
import { ChoiceRow } from './choice-row.tsx';

/** Light, dark, or as the device says; remembered, and followed by the other tabs (theme/scheme.ts). */
export function SchemeSwitch() {
  const t = useTexts(frameTexts);
  return (
    <ChoiceRow<SchemeChoice>
      legend={t.scheme}
      value={useSchemeChoice()}
      onChoose={chooseScheme}
      options={[
        { value: 'light', label: t.light },
        { value: 'dark', label: t.dark },
        { value: 'system', label: t.device },
      ]}
    />
  );
}
