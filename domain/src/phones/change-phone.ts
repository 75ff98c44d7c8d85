import { expiryOf } from '../privacy/retention.ts';
import {
  MAX_PHONE_NOTES,
  UNKNOWN_PHONE,
  type PhoneNote,
  type PhoneOverride,
  type PhoneRecord,
  type PhoneStanding,
} from './phone-record.ts';

interface Change<T> {
  readonly from: T;
  readonly to: T;
}

/** What staff change of a number: for each field what they saw, and what it becomes. */
export interface PhoneChange {
  readonly blocked?: Change<boolean> | undefined;
  readonly override?: Change<PhoneOverride | null> | undefined;
  readonly reason: string;
}

interface Signed {
  readonly by: string;
  readonly now: Date;
}

/** What staff decided of a number, without reasons: as edits and the audit log name it. */
export const decisionsOf = ({ blocked, override }: PhoneStanding) => ({
  blocked: blocked !== null,
  override: override?.kind ?? null,
});

/** Returns the names of the fields that are neither what the change expects nor already what it asks for. */
export function stalePhoneFields(
  present: PhoneStanding | undefined,
  change: Omit<PhoneChange, 'reason'>,
): ('blocked' | 'override')[] {
  const is = decisionsOf(present ?? UNKNOWN_PHONE);
  return (['blocked', 'override'] as const).filter((field) => {
    const wanted = change[field];
    return wanted && is[field] !== wanted.from && is[field] !== wanted.to;
  });
}

/**
 * Returns the record after a decision, which is kept among its notes with its reason; the present one when nothing changes. The
 * oldest note makes room.
 */
export function changePhone(
  phone: string,
  present: PhoneRecord | undefined,
  { blocked, override, reason }: PhoneChange,
  { by, now }: Signed,
): PhoneRecord {
  const before = present ?? emptyRecord(phone, now);
  const is = decisionsOf(before);
  const signed = { by, at: now, reason };
  const decided: PhoneNote['decided'][] = [];
  let after = before;
  if (blocked && blocked.to !== is.blocked) {
    after = { ...after, blocked: blocked.to ? signed : null };
    decided.push(blocked.to ? 'blocked' : 'unblocked');
  }
  if (override && override.to !== is.override) {
    after = { ...after, override: override.to && { kind: override.to, ...signed } };
    decided.push(override.to ?? 'by-rules');
  }
  if (decided.length === 0) return before;
  const notes = decided.map((it): PhoneNote => ({ at: now, by, text: reason, decided: it }));
  return kept({ ...after, notes: [...before.notes, ...notes].slice(-MAX_PHONE_NOTES) }, now);
}

/** Returns the record with another note; undefined when it has as many as it may have. */
export function addPhoneNote(
  phone: string,
  present: PhoneRecord | undefined,
  text: string,
  { by, now }: Signed,
): PhoneRecord | undefined {
  const before = present ?? emptyRecord(phone, now);
  if (before.notes.length >= MAX_PHONE_NOTES) return undefined;
  return kept({ ...before, notes: [...before.notes, { at: now, by, text, decided: null }] }, now);
}

/**
 * Returns what remains of a record when its person deletes the account: a block without its reason, because a deletion must not
 * lift it. Undefined where nothing remains.
 */
export function forgetPhone(record: PhoneRecord): PhoneRecord | undefined {
  const { blocked } = record;
  return blocked ? { ...record, blocked: { ...blocked, reason: '' }, override: null, notes: [] } : undefined;
}

const emptyRecord = (phone: string, now: Date): PhoneRecord =>
  kept({ _id: phone, ...UNKNOWN_PHONE, notes: [], updatedAt: now, expireAt: now }, now);

const kept = (record: PhoneRecord, now: Date): PhoneRecord => ({
  ...record,
  updatedAt: now,
  expireAt: expiryOf('phoneNumbers', now),
});
