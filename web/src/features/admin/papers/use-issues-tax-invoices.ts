import { hasTaxInvoices, valuesOf, vatSection } from '@nargisus/domain/settings';
import { useSettings } from '#data/settings/settings-queries.ts';

/** Returns whether the shop issues tax invoices; false until it is known. Reads the VAT settings. */
export function useIssuesTaxInvoices(): boolean {
  const settings = useSettings('vat');
  return settings.state === 'ready' && hasTaxInvoices(valuesOf(vatSection, settings.value.values));
}
