import { shopSection, valuesOf } from '@nargisus/domain/settings';
import { expect, test } from 'vitest';
import { DEFAULT_SHOP } from './shop-queries.ts';

test('pages show the defaults of the domain until the settings are known', () => {
  expect(DEFAULT_SHOP).toEqual(valuesOf(shopSection));
});
