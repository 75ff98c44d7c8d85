import { requestMessages, ShopError, type FieldChanges } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import {
  editVoucher,
  isVoucherCode,
  MAX_VOUCHERS,
  staffVoucherMessages,
  standardVoucher,
  wireVoucher,
  type Voucher,
  type VoucherForm,
} from '@nargisus/domain/vouchers';
import type { AuditRecord } from '@nargisus/domain/audit';
import { staffOf } from '../audit/audit-log.ts';
import type { VouchersRepository } from './vouchers.repository.ts';

export interface StaffVoucherRepositories {
  readonly vouchers: VouchersRepository;
  /** Names the colleague who changed the voucher first. */
  readonly users: { readonly find: (uid: string) => Promise<{ readonly name: string } | undefined> };
}

interface Request {
  readonly caller: { readonly uid: string };
  readonly now: Date;
}

/** Adds a voucher. @throws ShopError 'conflict' when its code is taken, or the shop has as many as it may have */
export async function addVoucher(
  { vouchers }: Pick<StaffVoucherRepositories, 'vouchers'>,
  form: VoucherForm,
  { caller, now }: Request,
): Promise<Voucher> {
  const added = await vouchers.change(form.code, now, async ({ voucher: present, isFull }) => {
    if (present) throw new ShopError('conflict', staffVoucherMessages.codeTaken);
    if (await isFull())
      throw new ShopError(
        'conflict',
        withParams(staffVoucherMessages.tooManyVouchers, { most: MAX_VOUCHERS }),
      );
    const times = { createdAt: now, updatedAt: now, updatedBy: caller.uid };
    const voucher = { ...form, used: 0, version: 1, ...times };
    return { voucher, audit: auditOf('created', caller, form.code, null, wireVoucher(voucher)) };
  });
  return added!;
}

interface Edit extends Request {
  readonly code: string;
  readonly changes: FieldChanges;
}

/**
 * Changes fields of a voucher, also of one that comes with the shop. What orders and open payments have of it stays.
 * @throws ShopError 'not-found'; 'invalid' with the errors by field; 'conflict' when a colleague changed one of the fields
 * first, with the stored values and the colleague's name
 */
export async function changeVoucher(
  { vouchers, users }: StaffVoucherRepositories,
  { code, changes, caller, now }: Edit,
): Promise<Voucher> {
  requireCode(code);
  let conflict: { readonly stale: unknown; readonly who: string | null } | undefined;
  try {
    const changed = await vouchers.change(code, now, ({ voucher: before }) => {
      conflict = undefined;
      if (!before) throw new ShopError('not-found', staffVoucherMessages.notFound);
      const edited = editVoucher(before, changes);
      if (!edited.ok && edited.reason === 'invalid') {
        const [message = requestMessages.notValid] = Object.values(edited.fields);
        throw new ShopError('invalid', message, { fields: edited.fields });
      }
      if (!edited.ok) {
        conflict = { stale: edited.stale, who: before.updatedBy };
        throw new ShopError('conflict', staffVoucherMessages.staleVoucher);
      }
      const isChanged = Object.keys(edited.after).length > 0;
      const next = { version: before.version + 1, updatedAt: now, updatedBy: caller.uid };
      return Promise.resolve({
        voucher: isChanged ? { ...edited.voucher, createdAt: before.createdAt ?? now, ...next } : undefined,
        audit: auditOf('edited', caller, code, edited.before, edited.after),
      });
    });
    return changed!;
  } catch (thrown) {
    if (!conflict) throw thrown;
    const by = conflict.who === null ? null : ((await users.find(conflict.who))?.name ?? null);
    const message = withParams(staffVoucherMessages.staleVoucher, { who: by ?? 'A colleague' });
    throw new ShopError('conflict', message, { data: { stale: conflict.stale, by } });
  }
}

/** Deletes a voucher that nothing uses. @throws ShopError 'not-found'; 'conflict' for one with uses or one of the shop's own */
export async function deleteVoucher(
  { vouchers }: Pick<StaffVoucherRepositories, 'vouchers'>,
  { code, caller, now }: Request & { readonly code: string },
): Promise<void> {
  requireCode(code);
  await vouchers.change(code, now, async ({ voucher, isUsed }) => {
    if (!voucher) throw new ShopError('not-found', staffVoucherMessages.notFound);
    if (standardVoucher(code)) throw new ShopError('conflict', staffVoucherMessages.standard);
    if (await isUsed()) throw new ShopError('conflict', staffVoucherMessages.inUse);
    return { voucher: null, audit: auditOf('deleted', caller, code, wireVoucher(voucher), null) };
  });
}

/** @throws ShopError 'not-found' for a code that no voucher can have */
export function requireCode(code: string): void {
  if (!isVoucherCode(code)) throw new ShopError('not-found', staffVoucherMessages.notFound);
}

type Fields = Readonly<Record<string, unknown>>;

function auditOf(
  action: 'created' | 'edited' | 'deleted',
  caller: Request['caller'],
  code: string,
  before: Fields | null,
  after: Fields | null,
): AuditRecord {
  return {
    by: staffOf(caller),
    action: `voucher.${action}`,
    subject: { kind: 'voucher', id: `vouchers/${code}`, label: code },
    before,
    after,
    note: '',
  };
}
