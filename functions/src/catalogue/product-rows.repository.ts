import {
  productRowMessages,
  currentCost,
  planProductRow,
  productCostSchema,
  productSchema,
  versionOf,
  withCost,
  type PlannedRow,
  type Product,
  type ProductCost,
  type ProductRow,
  type RowResult,
} from '@nargisus/domain/catalogue';
import { fromDocument, staffErrorMessages, toDocument, type FieldErrors } from '@nargisus/domain/contract';
import { takaFromPaisa } from '@nargisus/domain/money';
import { countStock, stockId } from '@nargisus/domain/stock';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { changedFields } from '../firestore/changed-fields.ts';
import { StockTransaction } from '../stock/stock-transaction.ts';

interface Save {
  /** The uid of who saves. */
  readonly by: string;
  readonly now: Date;
}

/** How a row is read: within the transaction that writes it, or without one when nothing is written. */
interface Reader {
  document(reference: DocumentReference): Promise<DocumentSnapshot>;
  query(query: Query): Promise<QuerySnapshot>;
}

/** What is stored of a row's product, and what the row makes of it. */
interface Loaded {
  readonly id: string;
  readonly stored: Product | undefined;
  readonly plan: PlannedRow;
  readonly cost: ProductCost | undefined;
  readonly isCostChanged: boolean;
  /** The sizes of the row that were never counted. */
  readonly uncounted: readonly string[];
}

const COUNT_REASON = 'Import';

/** Products with their stock and purchase cost, as an import and a bulk edit save them: row by row (docs/adr/0051). */
export class ProductRowsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns what saving a row would do. Reads the product and, where the row names them, its cost and its stock. */
  async plan(row: ProductRow, save: Save): Promise<RowResult> {
    const reader = { document: (it: DocumentReference) => it.get(), query: (it: Query) => it.get() };
    const loaded = await this.#load(row, save, reader);
    return 'errors' in loaded ? rejected(row, loaded.errors) : resultOf(row, loaded);
  }

  /**
   * Saves a row in a transaction of its own: the product as its next version, stock of sizes that were never counted with
   * its moves, and the cost. A row that changes nothing writes nothing.
   */
  save(row: ProductRow, save: Save): Promise<RowResult> {
    return this.#db.runTransaction(async (transaction) => {
      const reader = {
        document: (it: DocumentReference) => transaction.get(it),
        query: (it: Query) => transaction.get(it),
      };
      const loaded = await this.#load(row, save, reader);
      if ('errors' in loaded) return rejected(row, loaded.errors);
      const result = resultOf(row, loaded);
      if (result.outcome === 'rejected' || result.outcome === 'unchanged') return result;
      if (result.files.length > 0) return rejected(row, { pictures: productRowMessages.pictureNotUploaded });
      await this.#write(transaction, row, loaded, save);
      return result;
    });
  }

  /** Returns the costs of products. One read each. */
  async costs(ids: readonly string[]): Promise<ProductCost[]> {
    const documents = await this.#db.getAll(...ids.map((id) => this.#costAt(id)));
    return documents.flatMap((it) => readCost(it) ?? []);
  }

  async #load(row: ProductRow, save: Save, reader: Reader): Promise<Loaded | { errors: FieldErrors }> {
    const found = await this.#find(row, reader);
    if ('errors' in found) return found;
    const { id, stored } = found;
    const plan = planProductRow({ ...row, id }, stored, save);
    const [cost, uncounted] = await Promise.all([
      row.cost === undefined ? undefined : reader.document(this.#costAt(id)).then(readCost),
      this.#uncounted(id, Object.keys(row.stock ?? {}), reader),
    ]);
    const isCostChanged = row.cost !== undefined && row.cost !== currentCost(cost);
    return { id, stored, plan, cost, isCostChanged, uncounted };
  }

  /** Finds the product of a row by its id, else by its SKU. A new product without an id gets one made of its SKU. */
  async #find(
    { id: named, product: { sku: given } }: ProductRow,
    reader: Reader,
  ): Promise<{ id: string; stored: Product | undefined } | { errors: FieldErrors }> {
    const sku = typeof given === 'string' ? given.trim() : '';
    if (!named && !sku) return { errors: { id: productRowMessages.keyMissing } };
    if (!named) {
      const { docs } = await reader.query(this.#db.collection('products').where('sku', '==', sku).limit(2));
      if (docs.length > 1) return { errors: { sku: productRowMessages.skuAmbiguous } };
      if (docs[0]) return { id: docs[0].id, stored: readProduct(docs[0]) };
    }
    const id = named ?? sku.replaceAll(/[^A-Za-z0-9_-]/g, '-');
    const stored = readProduct(await reader.document(this.#db.doc(`products/${id}`)));
    // The id that was made of the SKU belongs to another product.
    if (!named && stored) return { errors: { id: staffErrorMessages.idTaken } };
    return { id, stored };
  }

  async #uncounted(id: string, sizes: readonly string[], reader: Reader): Promise<string[]> {
    const documents = await Promise.all(
      sizes.map((size) => reader.document(this.#db.doc(`stock/${stockId({ productId: id, size })}`))),
    );
    return sizes.filter((_, at) => !documents[at]!.exists);
  }

  async #write(transaction: Transaction, row: ProductRow, loaded: Loaded, { by, now }: Save): Promise<void> {
    const { id, stored, plan, cost, isCostChanged, uncounted } = loaded;
    if (!plan.ok) return;
    const { product, changed } = plan;
    const levels = new StockTransaction(this.#db, transaction);
    // Reads come before the first write. They were read above, so the transaction holds them.
    await levels.read(uncounted.map((size) => stockId({ productId: id, size })));
    const reference = this.#db.doc(`products/${id}`);
    const document = toDocument(productSchema, product);
    if (!stored) transaction.create(reference, document);
    else if (changed.length > 0)
      transaction.update(reference, changedFields(toDocument(productSchema, stored), document));
    for (const size of uncounted) {
      const onHand = row.stock![size]!;
      const counted = countStock(undefined, { productId: id, size, onHand, was: null, now });
      if (!counted.ok) continue;
      levels.set(undefined, counted.stock, { by, now, why: 'count', note: COUNT_REASON });
      const subject = {
        kind: 'stock' as const,
        id: stockId({ productId: id, size }),
        label: `${product.name} (${size})`,
      };
      const after = { onHand, isCounted: true };
      appendAuditEntry(
        this.#db,
        transaction,
        { by: { uid: by }, action: 'stock.counted', subject, before: null, after, note: COUNT_REASON },
        now,
      );
    }
    if (!isCostChanged) return;
    const next = withCost(cost, { id, cost: row.cost!, now });
    transaction.set(this.#costAt(id), toDocument(productCostSchema, next));
    const before = currentCost(cost);
    appendAuditEntry(
      this.#db,
      transaction,
      {
        by: { uid: by },
        action: 'product.cost-set',
        subject: { kind: 'product', id, label: product.name },
        before: { cost: before === null ? null : takaFromPaisa(before) },
        after: { cost: row.cost === null || row.cost === undefined ? null : takaFromPaisa(row.cost) },
        note: '',
      },
      now,
    );
  }

  #costAt(id: string): DocumentReference {
    return this.#db.doc(`productCosts/${id}`);
  }
}

const rejected = ({ row, id }: ProductRow, errors: FieldErrors): RowResult => ({
  row,
  outcome: 'rejected',
  ...(id && { id }),
  changed: [],
  files: [],
  errors,
});

/** Returns what becomes of a row. What is stored as the row wants it is no conflict, whoever saved it. */
function resultOf(row: ProductRow, { id, stored, plan, isCostChanged, uncounted }: Loaded): RowResult {
  if (!plan.ok) return rejected({ ...row, id }, plan.errors);
  const changed = [
    ...plan.changed,
    ...(isCostChanged ? ['cost'] : []),
    ...(uncounted.length > 0 ? ['stock'] : []),
  ];
  const version = stored && versionOf(stored);
  const result = { row: row.row, id, ...(version !== undefined && { version }), files: [...plan.files] };
  if (!stored) {
    // The user saw a product that a colleague has deleted since.
    if (row.fromVersion !== undefined) return rejected(row, { id: staffErrorMessages.productChanged });
    return { ...result, outcome: 'created', changed: [] };
  }
  if (changed.length === 0) return { ...result, outcome: 'unchanged', changed };
  if (row.fromVersion !== undefined && row.fromVersion !== version)
    return { ...rejected({ ...row, id }, { id: staffErrorMessages.productChanged }), version: version! };
  return { ...result, outcome: 'updated', changed };
}

function readProduct(document: DocumentSnapshot): Product | undefined {
  const data = document.data();
  return data && fromDocument(productSchema, document.id, data);
}

function readCost(document: DocumentSnapshot): ProductCost | undefined {
  const data = document.data();
  return data && fromDocument(productCostSchema, document.id, data);
}
