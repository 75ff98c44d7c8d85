import { MOST_INDEXED } from '@nargisus/domain/catalogue';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CatalogueIndexRepository } from '../catalogue/catalogue-index.repository.ts';
import { ProductSearchRepository } from '../catalogue/product-search.repository.ts';
import { StylesRepository } from '../catalogue/styles.repository.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run catalogue:rebuild -- [--project ID | --local] [--check]`: compares the index that search and filters
 * read, and the keys that the search of a large shop reads, with the products and repairs them, stores the colours of
 * each style on its products, and puts products without a collection into those that suit them; with --check it only
 * reports. Safe while products change. Exit code 0: no difference, 1: differences, 2: failure. Four reads per product,
 * another per difference, two per product with a style.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const repair = !args.includes('--check');
  const db = getFirestore(initializeApp({ projectId }));
  // First, because the index copies the colours.
  const otherColours = await new StylesRepository(db).rebuild({ repair });
  const index = new CatalogueIndexRepository(db);
  const { products, different, withoutCollections, withoutRoom } = await index.rebuild({ repair });
  const otherKeys = await new ProductSearchRepository(db).rebuild({ repair });
  console.info(`${products} products of ${projectId} compared.`);
  for (const id of otherColours) console.info(`${id}: does not show the colours of its style`);
  for (const id of different) console.info(`${id}: the index does not say what the product is`);
  for (const id of otherKeys)
    console.info(`${id}: the search above 10,000 products does not find it as it is`);
  for (const id of withoutCollections) console.info(`${id}: is in no collection of /category-collection`);
  if (withoutRoom.length > 0) {
    console.info(
      `The index is full: ${withoutRoom.length} of these found no room. Above ${MOST_INDEXED} products nothing reads it; below, search does not know them (docs/adr/0008).`,
    );
  }
  const isRight = [different, otherKeys, withoutCollections, otherColours].every((ids) => ids.length === 0);
  if (isRight) console.info('The index is right.');
  else console.info(repair ? 'Repaired.' : 'Nothing was changed; without --check it is repaired.');
  return isRight ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
