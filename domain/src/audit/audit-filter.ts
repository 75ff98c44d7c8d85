import * as z from 'zod/mini';
import { normalPhone } from '../accounts/phone.ts';
import { requestMessages } from '../contract/request-messages.ts';
import { findingMessages } from '../desk/finding-messages.ts';
import { reportDaySchema } from '../reports/report-day.ts';
import { AUDIT_ACTIONS } from './audit-entry.ts';

/** Entries of one page of a search. */
export const AUDIT_PAGE_SIZE = 50;

/** Entries of one file. */
export const MAX_EXPORTED_ENTRIES = 10_000;

/** Characters of a target. */
const MAX_TARGET = 128;

/** The parameters of a search by their names in URLs. */
const parameters = {
  /** The uid of who did it. */
  by: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, requestMessages.unknownUid))),
  action: z.optional(z.enum(AUDIT_ACTIONS, findingMessages.unknownChoice)),
  /** What it was done to: an order number, a phone number, or the exact id or name of another target. */
  about: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TARGET))),
  /** Dhaka days, both included. */
  from: z.optional(reportDaySchema),
  to: z.optional(reportDaySchema),
};

/** A search of the audit log as a call receives it. */
export const auditFilterSchema = z.object(parameters).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: requestMessages.lastDayBeforeFirst,
  }),
);

export type AuditFilter = z.output<typeof auditFilterSchema>;

export const AUDIT_FILTER_NAMES = Object.keys(parameters) as (keyof typeof parameters)[];

/** Reads a search from a URL; leaves out what is not understood. */
export function readAuditFilter(params: { get(name: string): string | null }): AuditFilter {
  const understood = AUDIT_FILTER_NAMES.flatMap((name) => {
    const written = params.get(name);
    const parsed = written ? parameters[name].safeParse(written) : undefined;
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(understood) as AuditFilter;
}

/** How a typed target is looked up. */
type AuditTarget =
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'other'; readonly text: string };

/**
 * Returns what a typed target names. Entries about an order, its payments, parcels, invoices and returns have the order number
 * as their label; those about a product, a person or a setting are found by id.
 */
export function auditTargetOf(about: string): AuditTarget {
  const text = about.trim();
  if (/^ord-[0-9]{8}-[a-z0-9]{5}$/i.test(text)) return { kind: 'order', number: text.toUpperCase() };
  const digits = normalPhone(text).replace(/^\+/, '');
  if (/^[0-9]{8,14}$/.test(digits)) return { kind: 'phone', digits };
  return { kind: 'other', text };
}

/** Returns the ids that an entry about a product, a person, a voucher, a collection or a setting may have. */
export const subjectIdsOf = (text: string): string[] => [
  text,
  `vouchers/${text.toUpperCase()}`,
  `collections/${text}`,
  `settings/${text}`,
];
