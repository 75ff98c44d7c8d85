import { dhakaDay } from '../time/dhaka-day.ts';

/** The year shown when the creation time of an account is unknown (docs/reference/specification.md 9). */
const DEFAULT_MEMBER_SINCE = 2024;

/** Returns the year in which an account was created, in Dhaka (docs/reference/specification.md 3, Profile stats). */
export function memberSince(created: Date | null): number {
  return created ? Number(dhakaDay(created).slice(0, 4)) : DEFAULT_MEMBER_SINCE;
}
