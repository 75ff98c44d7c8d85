import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ImageStore } from '../images/image-store.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { rebuildImages } from '../images/rebuild-images.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run pictures:rebuild -- [--project ID | --local] [--check]`: draws the missing renditions of product
 * images; with --check it only lists the products. Safe while the shop is open; another run continues an
 * interrupted one. Exit code 0: nothing missing, 1: renditions missing, 2: failure.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const repair = !args.includes('--check');
  const db = getFirestore(initializeApp({ projectId }));
  const repositories = { images: new ImagesRepository(db) };
  const { products, missing, failed } = await rebuildImages(db, repositories, new ImageStore(), {
    repair,
    now: () => new Date(),
    progress: (count) => console.info(`${count} products…`),
  });
  console.info(`${products} products of ${projectId}: ${missing.length} lacked renditions.`);
  if (repair) for (const { id, reason } of failed) console.info(`${id}: not drawn (${reason})`);
  else for (const id of missing) console.info(id);
  return (repair ? failed : missing).length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
