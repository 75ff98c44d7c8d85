import { editFields, wireFields, type EditedFields, type FieldChanges } from '../contract/edit-fields.ts';
import { fieldErrors } from '../contract/field-errors.ts';
import { staffVoucherMessages } from './staff-voucher-messages.ts';
import { voucherFields, voucherTogetherSchema, type Voucher, type VoucherField } from './voucher.ts';

export type EditedVoucher =
  | {
      readonly ok: true;
      readonly voucher: Voucher;
      readonly before: Readonly<Record<string, unknown>>;
      readonly after: Readonly<Record<string, unknown>>;
    }
  | Extract<EditedFields, { ok: false }>;

/** Returns what staff edit of a voucher, in wire form. */
export const wireVoucher = (voucher: Voucher): Record<VoucherField, unknown> =>
  wireFields(voucherFields, voucher);

/** Applies changes to a voucher (editFields), and checks the fields together. */
export function editVoucher(present: Voucher, changes: FieldChanges): EditedVoucher {
  const edited = editFields(voucherFields, present, changes, staffVoucherMessages);
  if (!edited.ok) return edited;
  const voucher = { ...present, ...edited.values };
  const together = voucherTogetherSchema.safeParse(wireVoucher(voucher));
  if (!together.success) return { ok: false, reason: 'invalid', fields: fieldErrors(together.error.issues) };
  return { ok: true, voucher, before: edited.before, after: edited.after };
}
