import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { chooseScheme, useSchemeChoice, type SchemeChoice } from '#theme/scheme.ts';
import { PlainSelect } from '#ui/plain-field.tsx';

/** Renders the choice of light, dark or system as a select: the header has no room for SchemeSwitch. */
export function SchemeSelect() {
  const t = useStrings(layoutStrings);
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
