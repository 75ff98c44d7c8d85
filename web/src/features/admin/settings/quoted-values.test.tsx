// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { SectionId } from '@nargisus/domain/settings';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { useQuotedValues } from './use-quoted-values.ts';

afterEach(cleanup);

function Quoted({
  section,
  field,
  values,
}: {
  section: SectionId;
  field: string;
  values: [unknown, unknown];
}) {
  return <p>{useQuotedValues(section)(field, ...values).join(' → ')}</p>;
}

test.each([
  ['a choice', 'calls', 'mode', ['off', 'require'], '“Never” → “Always”'],
  ['a value that can no longer be chosen', 'calls', 'mode', ['sometimes', 'off'], '“sometimes” → “Never”'],
  ['a district', 'couriers', 'homeDistrict', ['dhaka/dhaka', 'sylhet/sylhet'], '“Dhaka” → “Sylhet”'],
  ['a number', 'couriers', 'collectionPercent', [1, 2], '“1” → “2”'],
  ['a field that had no value', 'couriers', 'homeDistrict', [undefined, 'dhaka/dhaka'], ' → “Dhaka”'],
] as const)('quotes %s as the form shows it', async (_what, section, field, [was, is], text) => {
  renderWithProviders(<Quoted section={section} field={field} values={[was, is]} />);
  expect(await screen.findByText((content) => content.endsWith(text))).toBeDefined();
});
