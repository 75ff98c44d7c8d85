import { layoutStrings } from '../locales/en/layout.ts';
import { useStrings } from '../locales/use-strings.ts';
import { chooseScheme, useSchemeChoice, type SchemeChoice } from '../theme/scheme.ts';
import { SegmentedControl } from './segmented-control.tsx';

/**
 * Renders the choice of light, dark or the device's scheme, which is persisted and shared by all tabs
 * (theme/scheme.ts).
 */
export function SchemeSwitch() {
  const t = useStrings(layoutStrings);
  return (
    <SegmentedControl<SchemeChoice>
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
