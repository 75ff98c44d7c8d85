import { frameTexts } from '../texts/en/frame.ts';
import { useTexts } from '../texts/use-texts.ts';
import { chooseScheme, useSchemeChoice, type SchemeChoice } from '../theme/scheme.ts';
import { ChoiceRow } from './choice-row.tsx';
import { PlainSelect } from './plain-field.ts';

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

/** The same where there is little room: a menu. */
export function SchemeSelect() {
  const t = useTexts(frameTexts);
  const options: readonly (readonly [SchemeChoice, string])[] = [
    ['light', t.light],
    ['dark', t.dark],
    ['system', t.device],
  ];
  return (
    <PlainSelect
      aria-label={t.scheme}
      value={useSchemeChoice()}
      onChange={({ target }) => chooseScheme(target.value as SchemeChoice)}
      style={{ width: 'auto' }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </PlainSelect>
  );
}
