import type { ProductInput } from '@nargisus/domain/catalogue';
import { takaFromPaisa } from '@nargisus/domain/money';

/** Returns a validated form as the API takes it: amounts in taka. */
export function productBody({ price, compareAtPrice, sale, ...form }: ProductInput) {
  return {
    ...form,
    price: takaFromPaisa(price),
    compareAtPrice: compareAtPrice ? takaFromPaisa(compareAtPrice) : null,
    sale: sale ? { ...sale, price: takaFromPaisa(sale.price) } : null,
  };
}
