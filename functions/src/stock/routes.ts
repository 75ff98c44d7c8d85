import type { Product } from '@nargisus/domain/catalogue';
import { calls, errorMessages, ShopError, staffSuccessMessages } from '@nargisus/domain/contract';
import { stockView } from '@nargisus/domain/stock';
import { staffOf } from '../audit/audit-log.ts';
import { routesWith } from '../http/route.ts';
import type { StockRepository } from './stock.repository.ts';

interface StockRepositories {
  readonly stock: StockRepository;
  readonly products: { find(id: string): Promise<Product | undefined> };
}

const { route } = routesWith<StockRepositories, { readonly now: () => Date }>();

const PAGE_SIZE = 50;
const message = staffSuccessMessages.stockSaved;

export const stockRoutes = [
  route(calls.listProductStock, async ({ params: { id } }, { stock, products }, { now }) => {
    const sizes = await stock.ofProduct(id);
    // Reads the product only where nothing is counted.
    if (sizes.length === 0 && !(await products.find(id)))
      throw new ShopError('not-found', errorMessages.productNotFound);
    return { data: sizes.map((it) => stockView(it, now())) };
  }),

  route(calls.listLowStock, async ({ query: { limit = PAGE_SIZE } }, { stock }, { now }) => {
    const low = await stock.low(limit);
    return {
      data: low.map(({ name, image, sizing, ...size }) => ({
        ...stockView(size, now()),
        name,
        image,
        sizing,
      })),
    };
  }),

  route(calls.countStock, async ({ caller, params: { stock: size }, body }, { stock }, { now }) => {
    const at = now();
    const counted = await stock.count({ ...size, ...body }, { by: staffOf(caller), now: at });
    return { data: stockView(counted, at), message };
  }),

  route(calls.receiveStock, async ({ caller, params: { stock: size }, body }, { stock }, { now }) => {
    const at = now();
    const received = await stock.receive({ ...size, ...body }, { by: staffOf(caller), now: at });
    return { data: stockView(received.stock, at), isNew: received.isNew, message };
  }),

  route(calls.setStockLowAt, async ({ caller, params: { stock: size }, body }, { stock }, { now }) => {
    const at = now();
    const changed = await stock.setLowAt({ ...size, ...body }, { by: staffOf(caller), now: at });
    return { data: stockView(changed, at), message };
  }),

  route(calls.stopStock, async ({ caller, params: { stock: size }, body }, { stock }, { now }) => {
    const at = now();
    const stopped = await stock.stop({ ...size, ...body }, { by: staffOf(caller), now: at });
    return { data: stockView(stopped, at), message };
  }),

  route(
    calls.listStockMoves,
    async ({ params: { stock: size }, query: { limit = PAGE_SIZE, cursor } }, { stock }) => {
      const { items, nextCursor } = await stock.moves(size, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),
];
