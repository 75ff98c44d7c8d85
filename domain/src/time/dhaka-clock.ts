import { dhakaDay, DHAKA_OFFSET_MS } from './dhaka-day.ts';

const timeOfDay = (at: Date) => new Date(at.getTime() + DHAKA_OFFSET_MS).toISOString().slice(11, 19);

/** Formats the time in Dhaka: "15:04". */
export function formatDhakaTime(at: Date): string {
  return timeOfDay(at).slice(0, 5);
}

/** Formats a moment with Dhaka's offset: "2026-11-20T15:04:05+06:00". */
export function dhakaIso(at: Date): string {
  return `${dhakaDay(at)}T${timeOfDay(at)}+06:00`;
}
