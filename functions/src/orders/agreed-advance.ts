import { encodeQuote, type Quote } from '@nargisus/domain/checkout';
import { errorMessages, ShopError } from '@nargisus/domain/contract';
import { formatTaka, NO_MONEY, takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import { withParams } from '@nargisus/domain/text';

/**
 * Requires that a cash order is paid in advance as the shop asks for it at this moment (docs/adr/0062).
 * @param advance - what the shop asks for: NO_MONEY for none
 * @param agreed - what the shopper agreed to; NO_MONEY for an order that pays nothing in advance
 * @throws ShopError 'conflict' with the quote and the advance when it is another one
 */
export function requireAdvance(quote: Quote, advance: Paisa, agreed: Paisa): void {
  if (advance === agreed) return;
  const params = { amount: formatTaka(advance) };
  const needed = withParams(
    agreed === NO_MONEY ? errorMessages.advanceNeeded : errorMessages.advanceChanged,
    params,
  );
  throw new ShopError('conflict', advance === NO_MONEY ? errorMessages.advanceNotNeeded : needed, {
    data: { quote: encodeQuote(quote), advance: takaFromPaisa(advance) },
  });
}
