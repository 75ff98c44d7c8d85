import { asOf, nextPriceChange, type Priced } from '@nargisus/domain/catalogue';
import { useEffect, useState } from 'react';

/** The longest delay of a timer: 2^31 - 1 ms. */
const MAX_DELAY_MS = 2_147_483_647;

type Sold = Priced & { readonly createdAt: Date };

/**
 * Returns products as the shop sells them now, although the CDN's answer may be minutes old and the page stays open: renders
 * again when a sale begins or ends. The first render shows what the server has answered. Products without a sale cost
 * nothing. Give it an array that keeps its identity.
 */
export function usePricedList<Product extends Sold>(products: readonly Product[]): readonly Product[] {
  const [priced, setPriced] = useState({ of: products, as: products });
  useEffect(() => {
    if (!products.some(({ sale }) => sale)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const price = () => {
      const now = new Date();
      setPriced({ of: products, as: products.map((it) => (it.sale ? asOf(it, now) : it)) });
      const changes = products.flatMap((it) => nextPriceChange(it, now)?.getTime() ?? []);
      if (!changes.length) return;
      timer = setTimeout(price, Math.min(Math.min(...changes) - now.getTime(), MAX_DELAY_MS));
    };
    price();
    return () => clearTimeout(timer);
  }, [products]);
  return priced.of === products ? priced.as : products;
}

/** Returns one product as the shop sells it now; see usePricedList. */
export function usePriced<Product extends Sold>(product: Product): Product {
  const [list, setList] = useState<readonly Product[]>([product]);
  if (list[0] !== product) setList([product]);
  return usePricedList(list)[0] ?? product;
}
