import { staffOrderCalls, paperCalls } from '@nargisus/domain/contract';
import { useRights } from '../shared/rights.ts';

/**
 * Returns what the member of staff may print: all papers of an order, its tax invoices alone, or nothing. Those who pack and
 * those who handle orders print papers; accounts issue invoices.
 */
export function useMayPrint(): 'papers' | 'invoices' | 'nothing' {
  const { mayCall } = useRights();
  if (mayCall(staffOrderCalls.packingSlips)) return 'papers';
  return mayCall(paperCalls.issueInvoices) ? 'invoices' : 'nothing';
}
