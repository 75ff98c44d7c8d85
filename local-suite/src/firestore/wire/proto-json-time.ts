import { invalidJson } from './proto-json-scalars.ts';

const RFC3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?([Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const DURATION = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/;

interface ProtoTime {
  seconds?: string | number | null;
  nanos?: number | null;
}

/** Parses RFC 3339 into `{seconds, nanos}`; years 0001 to 9999, as google.protobuf.Timestamp allows. */
export function timestampFromJson(json: unknown, place: string): { seconds: string; nanos: number } {
  const match = typeof json === 'string' ? RFC3339.exec(json) : null;
  if (!match) throw badTime(place, json);
  const [, year, month, day, hour, minute, second, fraction = '', , sign, zoneHour, zoneMinute] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  // February 30 would roll over into the next month, and month 13 into the next year.
  const real =
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  if (!real || Number(year) < 1) throw badTime(place, json);
  const offset = sign ? (sign === '-' ? -1 : 1) * (Number(zoneHour) * 3600 + Number(zoneMinute) * 60) : 0;
  return { seconds: String(date.getTime() / 1000 - offset), nanos: Number(fraction.padEnd(9, '0')) };
}

/** Formats with zero, three, six or nine fractional digits, as Google's printers do. */
export function timestampToJson(message: object): string {
  const { seconds, nanos } = message as ProtoTime;
  const whole = new Date(Number(seconds ?? 0) * 1000).toISOString().slice(0, 19);
  return `${whole}${fractionOf(nanos ?? 0)}Z`;
}

/** Parses `-1.5s` into `{seconds, nanos}` of one sign. */
export function durationFromJson(json: unknown, place: string): { seconds: string; nanos: number } {
  const match = typeof json === 'string' ? DURATION.exec(json) : null;
  if (!match) throw badTime(place, json);
  const [, minus, seconds = '0', fraction = ''] = match;
  const nanos = Number(fraction.padEnd(9, '0'));
  return { seconds: `${minus}${seconds}`, nanos: minus && nanos ? -nanos : nanos };
}

export function durationToJson(message: object): string {
  const { seconds, nanos } = message as ProtoTime;
  const negative = Number(seconds ?? 0) < 0 || (nanos ?? 0) < 0;
  const whole = String(seconds ?? 0).replace('-', '');
  return `${negative ? '-' : ''}${whole}${fractionOf(Math.abs(nanos ?? 0))}s`;
}

function fractionOf(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  if (nanos % 1_000_000 === 0) return `.${digits.slice(0, 3)}`;
  return nanos % 1_000 === 0 ? `.${digits.slice(0, 6)}` : `.${digits}`;
}

function badTime(place: string, json: unknown) {
  return invalidJson(
    `Invalid value at '${place}' (Timestamp), Illegal timestamp format: ${JSON.stringify(json)}`,
  );
}
