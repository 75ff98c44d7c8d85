import type { Firestore } from 'firebase-admin/firestore';
import { soldName } from '../data/sold-name.ts';

const AT_ONCE = 300;

/**
 * Keeps the name of each product that has left the shop without leaving it behind, as its orders have it: else its sales
 * would be told under its id. Two reads for each product that was ever sold. Says how many there were.
 */
export async function keepNames(db: Firestore, names: ReadonlyMap<string, string>): Promise<number> {
  const sold = [...names];
  let kept = 0;
  for (let from = 0; from < sold.length; from += AT_ONCE) {
    const some = sold.slice(from, from + AT_ONCE);
    const places = some.flatMap(([id]) => [db.doc(`products/${id}`), soldName(db, id)]);
    const present = await db.getAll(...places, { fieldMask: ['name'] });
    const lost = some.filter((_, index) => !present[2 * index]!.exists && !present[2 * index + 1]!.exists);
    const batch = db.batch();
    for (const [id, name] of lost) batch.set(soldName(db, id), { name });
    if (lost.length > 0) await batch.commit();
    kept += lost.length;
  }
  return kept;
}
