import { failure, type Outcome } from '../values/outcome.ts';
import { bool, float, int, latLng, type RuleFloat, type RuleInt } from '../values/rule-value.ts';
import { libraryFunction, methodsOf } from './method-table.ts';

type RuleNumber = RuleInt | RuleFloat;

const EARTH_RADIUS_METRES = 6_371_010;
const NOT_AN_INTEGER = failure('The number has no integer value.');

/** https://firebase.google.com/docs/reference/rules/rules.math */
export const mathFunctions = [
  libraryFunction('abs', ['number'], (x) =>
    x.kind === 'int' ? intInRange(x.value < 0n ? -x.value : x.value) : float(Math.abs(x.value)),
  ),
  libraryFunction('ceil', ['number'], (x) => rounded(x, Math.ceil)),
  libraryFunction('floor', ['number'], (x) => rounded(x, Math.floor)),
  libraryFunction('round', ['number'], (x) => rounded(x, Math.round)),
  libraryFunction('sqrt', ['number'], (x) => float(Math.sqrt(Number(x.value)))),
  libraryFunction('pow', ['number', 'number'], (base, exponent) =>
    float(Math.pow(Number(base.value), Number(exponent.value))),
  ),
  libraryFunction('isInfinite', ['number'], (x) => bool(Math.abs(Number(x.value)) === Infinity)),
  libraryFunction('isNaN', ['number'], (x) => bool(Number.isNaN(Number(x.value)))),
];

/** https://firebase.google.com/docs/reference/rules/rules.latlng */
export const latLngFunctions = [
  libraryFunction('value', ['number', 'number'], (latitude, longitude) => {
    const [lat, lng] = [Number(latitude.value), Number(longitude.value)];
    const onEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
    return onEarth ? latLng(lat, lng) : failure('Coordinates are out of range.');
  }),
];

const ofLatLng = methodsOf<'latlng'>();

export const latLngMethods = [
  ofLatLng('latitude', [], (self) => float(self.latitude)),
  ofLatLng('longitude', [], (self) => float(self.longitude)),
  ofLatLng('distance', ['latlng'], (self, other) => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
    const haversine =
      halfChord(other.latitude - self.latitude) +
      Math.cos(radians(self.latitude)) *
        Math.cos(radians(other.latitude)) *
        halfChord(other.longitude - self.longitude);
    return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine))));
  }),
];

/** Returns an int64; an overflow is an error, never a wrong number. */
export function intInRange(value: bigint): Outcome {
  return BigInt.asIntN(64, value) === value ? int(value) : failure('Integer overflow.');
}

function rounded(x: RuleNumber, rounding: (value: number) => number): Outcome {
  if (x.kind === 'int') return x;
  return Number.isFinite(x.value) ? intInRange(BigInt(rounding(x.value))) : NOT_AN_INTEGER;
}
