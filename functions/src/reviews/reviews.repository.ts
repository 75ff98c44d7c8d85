import type { AuditRecord } from '@nargisus/domain/audit';
import { changedRating, type Rating } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { reviewSchema, starsGained, type Review, type ReviewStatus } from '@nargisus/domain/reviews';
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { appendAuditEntry } from '../audit/audit-log.ts';
import { changedFields } from '../firestore/changed-fields.ts';
import { newestFirst, type Page, type PageRequest } from '../firestore/pagination.ts';

/** A line of an order: at most one review. */
export interface ReviewedLine {
  readonly orderId: string;
  readonly productId: string;
  readonly size: string;
}

/** Returns the document id of a line's review. A hash, because lists send it, and orders are private. */
export function reviewIdOf({ orderId, productId, size }: ReviewedLine): string {
  return createHash('sha256').update(`${orderId}/${productId}/${size}`).digest('hex').slice(0, 40);
}

/**
 * Reviews: reviews/{id}, and their sum at products/{id}.rating. Both change in one transaction, so that each approved review
 * counts exactly once. Only functions read and write them.
 */
export class ReviewsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Stores what `change` returns for the stored review. One read, one write. */
  save(
    id: string,
    change: (stored: Review | undefined) => Review,
  ): Promise<{ review: Review; isNew: boolean }> {
    const reference = this.#reviewOf(id);
    return this.#db.runTransaction(async (transaction) => {
      const stored = await read(transaction, reference);
      const review = change(stored);
      if (stored) update(transaction, reference, stored, review);
      else transaction.create(reference, toDocument(reviewSchema, review));
      return { review, isNew: !stored };
    });
  }

  /**
   * Stores what staff decide, with the product's new rating and the audit entry that `change` returns. Returns undefined
   * without such a review. Two reads, at most three writes.
   */
  decide(
    id: string,
    change: (stored: Review) => { review: Review; audit: AuditRecord },
    now: Date,
  ): Promise<Review | undefined> {
    const reference = this.#reviewOf(id);
    return this.#db.runTransaction(async (transaction) => {
      const stored = await read(transaction, reference);
      if (!stored) return undefined;
      const { review, audit } = change(stored);
      await this.#changeRating(transaction, stored, review.status);
      update(transaction, reference, stored, review);
      appendAuditEntry(this.#db, transaction, audit, now);
      return review;
    });
  }

  /**
   * Stores the renditions of pictures of a published review, by name; returns false where it is not published any more. One
   * read, one write.
   */
  showRenditions(id: string, pictures: Readonly<Review['pictures']>): Promise<boolean> {
    const reference = this.#reviewOf(id);
    return this.#db.runTransaction(async (transaction) => {
      const stored = await read(transaction, reference);
      if (stored?.status !== 'approved') return false;
      const withRenditions = stored.pictures.map((it) => pictures.find(({ name }) => name === it.name) ?? it);
      update(transaction, reference, stored, { ...stored, pictures: withRenditions });
      return true;
    });
  }

  /** Lists approved reviews of a product, newest first. Reads at most `limit` documents. */
  listApproved(productId: string, page: PageRequest): Promise<Page<Review>> {
    const approved = this.#reviews.where('productId', '==', productId).where('status', '==', 'approved');
    return newestFirst(approved, page, readReview);
  }

  /** Lists reviews of one status, newest first. Reads at most `limit` documents. */
  listByStatus(status: ReviewStatus, page: PageRequest): Promise<Page<Review>> {
    return newestFirst(this.#reviews.where('status', '==', status), page, readReview);
  }

  /** Lists a person's reviews of one order. Reads as many documents as there are, at most one for each line. */
  async listOfOrder(uid: string, orderId: string): Promise<Review[]> {
    const own = this.#reviews.where('uid', '==', uid).where('orderId', '==', orderId);
    return (await own.get()).docs.map(readReview);
  }

  /** Lists all reviews of a person, for an export. Reads each once. */
  async listOf(uid: string): Promise<Review[]> {
    return (await this.#reviews.where('uid', '==', uid).get()).docs.map(readReview);
  }

  /** Deletes all reviews of a person, and takes them out of the products' ratings. May be interrupted and repeated. */
  async removeAll(uid: string): Promise<void> {
    for (const { _id } of await this.listOf(uid)) {
      const reference = this.#reviewOf(_id);
      await this.#db.runTransaction(async (transaction) => {
        const stored = await read(transaction, reference);
        if (!stored) return;
        await this.#changeRating(transaction, stored, null);
        transaction.delete(reference);
      });
    }
  }

  /** Changes the rating for a review that becomes `to`; leaves `updatedAt` and `version`, which belong to staff's edits. */
  async #changeRating(transaction: Transaction, review: Review, to: ReviewStatus | null): Promise<void> {
    const stars = starsGained(review, to);
    if (stars === 0) return;
    const reference = this.#db.doc(`products/${review.productId}`);
    const product = await transaction.get(reference);
    if (!product.exists) return;
    const rating = changedRating(product.get('rating') as Rating | undefined, stars);
    transaction.update(reference, { rating: rating ?? FieldValue.delete() });
  }

  get #reviews() {
    return this.#db.collection('reviews');
  }

  #reviewOf(id: string) {
    return this.#db.doc(`reviews/${id}`);
  }
}

async function read(transaction: Transaction, reference: DocumentReference): Promise<Review | undefined> {
  const data = (await transaction.get(reference)).data();
  return data && fromDocument(reviewSchema, reference.id, data);
}

function update(transaction: Transaction, reference: DocumentReference, before: Review, after: Review): void {
  const changed = changedFields(toDocument(reviewSchema, before), toDocument(reviewSchema, after));
  if (Object.keys(changed).length > 0) transaction.update(reference, changed);
}

const readReview = (document: { id: string; data(): object }): Review =>
  fromDocument(reviewSchema, document.id, document.data());
