import { asOf, productSchema, type Product } from '@nargisus/domain/catalogue';
import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { firestoreLite } from '../firebase/firebase-firestore-lite.ts';
import { liteConverterFor } from '../firebase/converters.ts';
import { IDS_PER_QUERY, partsOf } from '../query/parts-of.ts';

const byProduct = liteConverterFor(productSchema);

/** Reads products as the shop sells them now; the API's answers may be minutes old. Reads one document per id that exists. */
export async function readProducts(ids: readonly string[]): Promise<Map<string, Product>> {
  const uniqueIds = [...new Set(ids)];
  const found = new Map<string, Product>();
  for (const ofOneQuery of partsOf(uniqueIds, IDS_PER_QUERY)) {
    const products = collection(firestoreLite, 'products').withConverter(byProduct);
    const snapshot = await getDocs(query(products, where(documentId(), 'in', ofOneQuery)));
    for (const product of snapshot.docs) found.set(product.id, asOf(product.data(), new Date()));
  }
  return found;
}
