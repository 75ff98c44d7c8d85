import { scalarText } from '../values/format-value.ts';
import { failure, type Outcome } from '../values/outcome.ts';
import { bool, float, path, string, type RuleValue } from '../values/rule-value.ts';
import { libraryFunction } from './method-table.ts';
import { intInRange } from './numbers.ts';
import { pathSegments } from './paths.ts';

const UNSUPPORTED = failure('Unsupported operation error.');

/** The global conversions: https://firebase.google.com/docs/reference/rules/rules */
export const conversionFunctions = [
  libraryFunction('int', ['any'], toInt),
  libraryFunction('float', ['any'], toFloat),
  libraryFunction('string', ['any'], (value) => {
    const text = scalarText(value);
    return text === undefined ? UNSUPPORTED : string(text);
  }),
  libraryFunction('bool', ['any'], (value) => {
    if (value.kind === 'bool') return value;
    if (value.kind !== 'string') return UNSUPPORTED;
    return value.value === 'true' || value.value === 'false' ? bool(value.value === 'true') : UNSUPPORTED;
  }),
  libraryFunction('path', ['any'], (value) => {
    if (value.kind === 'path') return value;
    return value.kind === 'string' ? path(pathSegments(value.value)) : UNSUPPORTED;
  }),
];

function toInt(value: RuleValue): Outcome {
  if (value.kind === 'int') return value;
  if (value.kind === 'float' && Number.isFinite(value.value))
    return intInRange(BigInt(Math.trunc(value.value)));
  if (value.kind === 'string' && /^[+-]?\d{1,19}$/.test(value.value))
    return intInRange(BigInt(value.value.replace('+', '')));
  return UNSUPPORTED;
}

function toFloat(value: RuleValue): Outcome {
  if (value.kind === 'float') return value;
  if (value.kind === 'int') return float(Number(value.value));
  if (value.kind === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.value)) {
    return float(Number(value.value));
  }
  return UNSUPPORTED;
}
