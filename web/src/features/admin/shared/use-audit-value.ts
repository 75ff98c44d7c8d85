import type { Statuses } from '@nargisus/domain/orders';
import { adminOrderStrings } from '#locales/en/staff/admin-order.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns a function that writes a value of an audit entry for people, by the field that it belongs to. */
export function useAuditValue(): (field: string, value: unknown) => string {
  const t = useStrings(adminOrderStrings);
  const statuses = useStrings(statusStrings);
  const { number } = useFormats();
  const refunds: Readonly<Partial<Record<string, string>>> = t.refunds;
  return (field, value) => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (field.endsWith('Status')) return statuses[value as Statuses[keyof Statuses]] ?? String(value);
    if (field === 'refund' || field === 'state') return refunds[String(value)] ?? String(value);
    if (typeof value === 'number') return number(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}
