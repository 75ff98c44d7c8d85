import type { RuleKind } from '../values/rule-value.ts';
import { bytesMethods, hashingFunctions } from './bytes.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections.ts';
import { conversionFunctions } from './conversions.ts';
import { byName, type LibraryFunction } from './method-table.ts';
import { latLngFunctions, latLngMethods, mathFunctions } from './numbers.ts';
import { pathMethods } from './paths.ts';
import { stringMethods } from './strings.ts';
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './time.ts';

type Rows = ReadonlyMap<string, LibraryFunction>;

/** All of docs/reference/rules-language.md 9.6 that depends on its arguments only. */
export const METHODS: Partial<Record<RuleKind, Rows>> = {
  string: byName(stringMethods),
  bytes: byName(bytesMethods),
  list: byName(listMethods),
  set: byName(setMethods),
  map: byName(mapMethods),
  map_diff: byName(mapDiffMethods),
  path: byName(pathMethods),
  timestamp: byName(timestampMethods),
  duration: byName(durationMethods),
  latlng: byName(latLngMethods),
};

export const PACKAGES: ReadonlyMap<string, Rows> = new Map([
  ['math', byName(mathFunctions)],
  ['duration', byName(durationFunctions)],
  ['timestamp', byName(timestampFunctions)],
  ['latlng', byName(latLngFunctions)],
  ['hashing', byName(hashingFunctions)],
]);

export const CONVERSIONS: Rows = byName(conversionFunctions);
