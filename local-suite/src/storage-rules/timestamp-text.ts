import { timestampFromNanos, type RuleTimestamp } from '../rules/values/rule-value.ts';
import { ProtocolError } from './protocol-error.ts';

/** Parses RFC 3339 with up to nine fractional digits: `2024-01-01T00:00:00.123456789Z`. */
export function timestampFromText(text: string): RuleTimestamp {
  const [, whole = '', fraction = '', zone = 'Z'] = /^(.*?T[\d:]+)(?:\.(\d+))?(.*)$/.exec(text) ?? [];
  const millis = Date.parse(`${whole}${zone}`);
  if (Number.isNaN(millis)) throw new ProtocolError(`Not a timestamp: ${text}`);
  return timestampFromNanos(BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9)));
}
