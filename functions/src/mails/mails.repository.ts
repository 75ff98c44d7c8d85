import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { claimMail, mailRecordSchema, type MailClaim, type MailRecord } from '@nargisus/domain/mails';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { attemptSchema, type Attempt } from '@nargisus/domain/payments';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

type Outcome =
  | { readonly state: 'sent'; readonly messageId: string | null }
  | { readonly state: 'failed' | 'refused' | 'unconfirmed'; readonly error: string };

/** What a mail is about, as it stands at the moment of the claim. */
export interface About {
  readonly order: Order | undefined;
  readonly attempt: Attempt | undefined;
}

type Wanted = Omit<Parameters<typeof claimMail>[1], 'to'>;

/** Where mails to customers are recorded: mails/{id}. */
export class MailsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Of those who ask at once one gets the mail, if it is due: `to` says to whom, or undefined. `path` is the order's or
   * the attempt's. Two reads, one write.
   */
  claim(
    path: `orders/${string}` | `payments/${string}`,
    wanted: Wanted,
    to: (about: About) => string | undefined,
  ): Promise<{ claimed: MailClaim; about: About } | undefined> {
    const record = this.#record(wanted._id);
    return this.#db.runTransaction(async (transaction) => {
      const [present, document] = await transaction.getAll(record, this.#db.doc(path));
      const about = read(path, document);
      const address = to(about);
      if (address === undefined) return undefined;
      const claimed = claimMail(present && readRecord(present), { ...wanted, to: address });
      if (claimed.ok || claimed.reason === 'died') {
        transaction.set(record, toDocument(mailRecordSchema, claimed.record));
      }
      return { claimed, about };
    });
  }

  /** Notes how it ended, unless somebody else has taken over since. One read, one write. */
  async settle({ _id: id, claim }: MailRecord, outcome: Outcome, now: Date): Promise<void> {
    const record = this.#record(id);
    await this.#db.runTransaction(async (transaction) => {
      const present = readRecord(await transaction.get(record));
      if (present?.claim !== claim) return;
      const changed = { ...present, error: null, ...outcome, at: now, leaseUntil: null };
      transaction.set(record, toDocument(mailRecordSchema, changed));
    });
  }

  /** What was sent to an address; reads as many documents. */
  async listTo(address: string): Promise<MailRecord[]> {
    const { docs } = await this.#to(address).get();
    return docs.map((it) => fromDocument(mailRecordSchema, it.id, it.data()));
  }

  /** The address goes, the record stays: no mail that went out goes out again. Reads and writes each record once. */
  async forgetAddress(address: string): Promise<void> {
    const { docs } = await this.#to(address).get();
    for (const { ref } of docs) await ref.update({ to: '' });
  }

  #to(address: string) {
    return this.#db.collection('mails').where('to', '==', address);
  }

  #record(id: string) {
    return this.#db.doc(`mails/${id}`);
  }
}

function read(path: string, document: DocumentSnapshot | undefined): About {
  const data = document?.data();
  if (!document || !data) return { order: undefined, attempt: undefined };
  return path.startsWith('orders/')
    ? { order: fromDocument(orderSchema, document.id, data), attempt: undefined }
    : { order: undefined, attempt: fromDocument(attemptSchema, document.id, data) };
}

function readRecord(document: DocumentSnapshot): MailRecord | undefined {
  const data = document.data();
  return data && fromDocument(mailRecordSchema, document.id, data);
}
