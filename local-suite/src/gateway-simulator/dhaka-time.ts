const DHAKA_IS_AHEAD_MS = 6 * 60 * 60_000;

/** `2026-11-21 14:03:59`, Bangladesh time: how the gateway writes every moment. */
export function dhakaTime(moment: Date): string {
  return new Date(moment.getTime() + DHAKA_IS_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}
