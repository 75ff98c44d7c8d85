import { useColorScheme } from '@mui/material/styles';
import { frameTexts } from '../texts/en/frame.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ChoiceRow } from './choice-row.tsx';

/** Light, dark, or as the device says; remembered, and followed by the other tabs (theme/scheme.tsx). */
export function SchemeSwitch() {
  const t = useTexts(frameTexts);
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <ChoiceRow<'light' | 'dark' | 'system'>
      legend={t.scheme}
      value={mode}
      onChoose={setMode}
      options={[
        { value: 'light', label: t.light },
        { value: 'dark', label: t.dark },
        { value: 'system', label: t.device },
      ]}
    />
  );
}
