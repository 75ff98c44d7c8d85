import { fromDocument } from '@nargisus/domain/contract';
import { postingSchema, type Posting } from '@nargisus/domain/ledger';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readPages } from '../firestore/read-pages.ts';

const PAGE = 300;

/** Reads the journal, ledger/{cause}. */
export class JournalRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Yields the postings of a period, oldest first, page by page. Reads each once. */
  async *pagesOf(from: Date, before: Date): AsyncGenerator<Posting[]> {
    const sorted = this.#db
      .collection('ledger')
      .where('at', '>=', from)
      .where('at', '<', before)
      .orderBy('at')
      .orderBy(FieldPath.documentId());
    for await (const docs of readPages(sorted, PAGE))
      yield docs.map((document) => fromDocument(postingSchema, document.id, document.data()));
  }
}
