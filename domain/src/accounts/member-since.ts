import { dhakaDay } from '../time/dhaka-day.ts';

/** docs/reference/specification.md 9: where nobody knows when the account was made. */
const DEFAULT_MEMBER_SINCE = 2024;

/** docs/reference/specification.md 3, Profile stats: the year of the account's creation, in Dhaka. */
export function memberSince(created: Date | null): number {
  return created ? Number(dhakaDay(created).slice(0, 4)) : DEFAULT_MEMBER_SINCE;
}
