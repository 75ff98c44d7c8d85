import type { RuleValue } from './rule-value.ts';

/**
 * Returns `string(x)` for the kinds it converts; undefined for the others, timestamps and paths among them.
 */
export function scalarText(value: RuleValue): string | undefined {
  switch (value.kind) {
    case 'string':
      return value.value;
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    case 'null':
      return 'null';
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'path':
    case 'list':
    case 'set':
    case 'map':
    case 'map_diff':
      return undefined;
  }
}

/** Formats any value for the log of `debug()`. */
export function describeValue(value: RuleValue): string {
  switch (value.kind) {
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `b'${Buffer.from(value.value).toString('hex')}'`;
    case 'timestamp':
      return `timestamp(${value.nanos / 1_000_000n}ms)`;
    case 'duration':
      return `duration(${value.nanos}ns)`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'list':
      return `[${value.values.map(describeValue).join(', ')}]`;
    case 'set':
      return `set(${[...value.members.values()].map(describeValue).join(', ')})`;
    case 'map':
      return `{${[...value.fields].map(([key, each]) => `${key}: ${describeValue(each)}`).join(', ')}}`;
    case 'map_diff':
      return 'map_diff';
    case 'bool':
    case 'int':
    case 'float':
    case 'null':
      return scalarText(value) ?? value.kind;
  }
}
