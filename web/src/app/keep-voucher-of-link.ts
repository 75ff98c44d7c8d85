import { keepLinkedVoucher } from '../data/checkout/linked-voucher.ts';
import { linkedVoucherStrings } from '../locales/en/linked-voucher.ts';
import { currentStrings } from '../locales/use-strings.ts';
import { toast } from '../ui/toast.ts';

/**
 * Keeps the code of a link with `?voucher=CODE` for the checkout, and removes it from the URL, so that a reload keeps nothing.
 * @param opened - the URL that opened the shop
 */
export function keepVoucherOfLink(opened: string): void {
  const code = new URL(opened).searchParams.get('voucher')?.trim();
  if (!code) return;
  keepLinkedVoucher(code);
  const url = new URL(window.location.href);
  url.searchParams.delete('voucher');
  window.history.replaceState(window.history.state, '', url);
  toast(currentStrings(linkedVoucherStrings).kept, { kind: 'info' });
}
