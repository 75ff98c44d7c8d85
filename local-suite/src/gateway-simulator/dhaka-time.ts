const DHAKA_OFFSET_MS = 6 * 60 * 60_000;

/** Formats `2026-11-21 14:03:59`, Bangladesh time, as the gateway writes every time. */
export function dhakaTime(moment: Date): string {
  return new Date(moment.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
