import type { Firestore } from 'firebase-admin/firestore';
import { archivedProductName } from '../catalogue/archived-product-name.ts';

const AT_ONCE = 300;

/**
 * Archives the name, as orders have it, of each product that left the shop without one: otherwise sales would show
 * its id. Two reads for each product that was ever sold. Returns how many there were.
 */
export async function archiveMissingNames(
  db: Firestore,
  names: ReadonlyMap<string, string>,
): Promise<number> {
  const sold = [...names];
  let kept = 0;
  for (let from = 0; from < sold.length; from += AT_ONCE) {
    const some = sold.slice(from, from + AT_ONCE);
    const places = some.flatMap(([id]) => [db.doc(`products/${id}`), archivedProductName(db, id)]);
    const present = await db.getAll(...places, { fieldMask: ['name'] });
    const lost = some.filter((_, index) => !present[2 * index]!.exists && !present[2 * index + 1]!.exists);
    const batch = db.batch();
    for (const [id, name] of lost) batch.set(archivedProductName(db, id), { name });
    if (lost.length > 0) await batch.commit();
    kept += lost.length;
  }
  return kept;
}
