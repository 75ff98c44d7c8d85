import type { PartOf, calls } from '@nargisus/domain/contract';
import { ShopError } from '@nargisus/domain/contract';
import { codedMessage } from '@nargisus/domain/messages';
import type { Caller } from '../http/authenticate.ts';
import { bookParcel } from './book-parcel.ts';
import type { ParcelRepositories } from './parcel-dependencies.ts';

/** Transactions at once. */
const CONCURRENCY = 8;

type Result = PartOf<typeof calls.bookParcels, 'data'>[number];

/** Books many orders, each in a transaction of its own: an error of one stops none of the others. */
export async function bookParcels(
  repositories: Pick<ParcelRepositories, 'orders' | 'parcels' | 'settings'>,
  { ids, caller, now }: { readonly ids: readonly string[]; readonly caller: Caller; readonly now: Date },
): Promise<Result[]> {
  const wanted = [...new Set(ids)];
  const results = new Map<string, Result>();
  const waiting = [...wanted];
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return wanted.map((id) => results.get(id)!);

  async function work(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      results.set(id, await bookOne(id));
    }
  }

  async function bookOne(order: string): Promise<Result> {
    try {
      const { _id: invoice } = await bookParcel(repositories, { id: order, caller, now });
      return { order, invoice, error: null };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const text = error.message;
      return { order, invoice: null, error: { text, code: codedMessage(text)?.code ?? null } };
    }
  }
}
