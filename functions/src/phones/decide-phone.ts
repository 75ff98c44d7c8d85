import type { AuditRecord } from '@nargisus/domain/audit';
import { ShopError } from '@nargisus/domain/contract';
import {
  addPhoneNote as withNote,
  changePhone,
  decisionsOf,
  MAX_PHONE_NOTES,
  phoneMessages,
  stalePhoneFields,
  UNKNOWN_PHONE,
  type PhoneChange,
  type PhoneRecord,
  type PhoneSummary,
} from '@nargisus/domain/phones';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import { phoneAuditId } from './phone-documents.ts';
import type { PhonesRepository } from './phones.repository.ts';

export interface PhoneRepositories {
  readonly phones: PhonesRepository;
  /** Names the colleague who decided first. */
  readonly users: { readonly find: (uid: string) => Promise<{ readonly name: string } | undefined> };
}

interface Request {
  readonly phone: string;
  readonly caller: { readonly uid: string };
  readonly now: Date;
}

/**
 * Blocks a number, lifts its block, or sets what counts instead of the rules (docs/adr/0086), with an audit entry. Repeating it
 * changes nothing.
 * @throws ShopError 'conflict' when a colleague decided otherwise first, with what is stored and the colleague's name
 */
export async function decidePhone(
  { phones, users }: PhoneRepositories,
  { phone, change, caller, now }: Request & { readonly change: PhoneChange },
): Promise<PhoneSummary> {
  let before: PhoneRecord | undefined;
  let stale: ReturnType<typeof stalePhoneFields> = [];
  await phones.change(phone, now, (present) => {
    before = present;
    stale = stalePhoneFields(present, change);
    if (stale.length > 0) return undefined;
    const record = changePhone(phone, present, change, { by: caller.uid, now });
    const [was, is] = [decisionsOf(present ?? UNKNOWN_PHONE), decisionsOf(record)];
    if (was.blocked === is.blocked && was.override === is.override) return undefined;
    const audit = auditOf('phone.decided', caller, phone, { before: was, after: is, changed: ['reason'] });
    return { record, audit };
  });
  if (stale.length > 0) throw await staleDecision({ users }, before, stale);
  return phones.summary(phone);
}

/** Adds a note about a number, with an audit entry without its text. @throws ShopError 'conflict' when it has MAX_PHONE_NOTES */
export async function addPhoneNote(
  { phones }: Pick<PhoneRepositories, 'phones'>,
  { phone, text, caller, now }: Request & { readonly text: string },
): Promise<PhoneSummary> {
  await phones.change(phone, now, (present) => {
    const record = withNote(phone, present, text, { by: caller.uid, now });
    if (!record)
      throw new ShopError('conflict', withParams(phoneMessages.tooManyNotes, { most: MAX_PHONE_NOTES }));
    return { record, audit: auditOf('phone.noted', caller, phone, { changed: ['note'] }) };
  });
  return phones.summary(phone);
}

async function staleDecision(
  { users }: Pick<PhoneRepositories, 'users'>,
  present: PhoneRecord | undefined,
  stale: readonly ('blocked' | 'override')[],
): Promise<ShopError> {
  const uid = present?.notes.findLast(({ decided }) => decided !== null)?.by;
  const by = (uid && (await users.find(uid))?.name) || null;
  const is = decisionsOf(present ?? UNKNOWN_PHONE);
  const message = withParams(phoneMessages.stale, { who: by ?? 'A colleague' });
  const data = { stale: stale.map((field) => ({ field, is: is[field] })), by };
  return new ShopError('conflict', message, { data });
}

/** Returns an audit record. It outlives the number's record, so it names neither the number nor the reason. */
function auditOf(
  action: 'phone.decided' | 'phone.noted',
  caller: Request['caller'],
  phone: string,
  { before = null, after = null, changed }: Partial<Pick<AuditRecord, 'before' | 'after' | 'changed'>>,
): AuditRecord {
  const id = phoneAuditId(phone);
  return {
    ...{ by: staffOf(caller), action, subject: { kind: 'phone' as const, id, label: '' } },
    ...{ before, after, changed, note: '' },
  };
}
