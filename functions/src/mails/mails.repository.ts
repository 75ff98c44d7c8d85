import { fromDocument } from '@nargisus/domain/contract';
import {
  claimMail,
  mailRecordSchema,
  MAX_MAILS_PER_ADDRESS_AND_DAY,
  nextMailAttempt,
  withdrawnMail,
  type MailClaim,
  type MailRecord,
} from '@nargisus/domain/mails';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { attemptSchema, type Attempt } from '@nargisus/domain/payments';
import { expiryOf } from '@nargisus/domain/privacy';
import { dhakaDay } from '@nargisus/domain/time';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readStockAlert, waitAgain, type AlertedStock } from './stock-alert-mail.ts';
import { postponeDue } from '../firestore/postpone-due.ts';
import { ClaimedRecords } from '../outbox/claimed-records.ts';
import { dailyQuotaId } from '../outbox/daily-quota-id.ts';
import { mailSubjectOf, type MailSubject } from './mail-subject.ts';

type Outcome =
  | { readonly state: 'sent'; readonly messageId: string | null }
  | { readonly state: 'failed' | 'refused' | 'unconfirmed'; readonly error: string };

/** What a mail is about, at the moment of the claim. */
export interface About {
  readonly order: Order | undefined;
  readonly attempt: Attempt | undefined;
  readonly alert: AlertedStock | undefined;
}

/** The account that a mail is for, from Firebase Auth. */
export interface Recipient {
  readonly uid: string;
  readonly email: string;
  readonly isVerified: boolean;
}

interface Wanted extends Pick<MailRecord, '_id' | 'kind' | 'claim'> {
  readonly now: Date;
  /** Undefined where the account was deleted or has no address. */
  readonly recipient: Recipient | undefined;
}

/** Mails to customers: mails/{id}, and their number by address and day: mailQuotas/{id}. */
export class MailsRepository {
  readonly #db: Firestore;
  readonly #records: ClaimedRecords<typeof mailRecordSchema>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#records = new ClaimedRecords(db, {
      collection: 'mails',
      schema: mailRecordSchema,
      extra: (now) => ({ expireAt: expiryOf('mails', now) }),
    });
  }

  /** Returns the account that an order, an attempt or a stock alert belongs to; undefined when it was deleted. One read. */
  async ownerOf(subject: MailSubject): Promise<string | undefined> {
    return (await this.#db.doc(subject).get()).get('uid') as string | undefined;
  }

  /**
   * Claims a mail: one of several concurrent callers gets it, if it is due and belongs to the recipient's account.
   * Returns undefined where it is not; the sweep then ignores it. Three reads, two writes; a read more for a stock alert.
   */
  claim(
    subject: MailSubject,
    { recipient, ...wanted }: Wanted,
    isDue: (about: About) => boolean,
  ): Promise<{ claimed: MailClaim; about: About } | undefined> {
    const day = dhakaDay(wanted.now);
    const quota = recipient && this.#db.doc(`mailQuotas/${dailyQuotaId(recipient.email, day)}`);
    return this.#records.claim(wanted._id, wanted.now, async (present, transaction) => {
      const [about, counted] = await Promise.all([
        readAbout(this.#db, transaction, subject),
        quota && transaction.get(quota),
      ]);
      const uid = (about.order ?? about.attempt ?? about.alert?.alert)?.uid;
      if (!recipient || uid !== recipient.uid || !isDue(about)) {
        // Sold out again before the mail went out: the alert waits for the next delivery.
        if (about.alert && waitAgain(transaction, about.alert, wanted._id, present?.state)) {
          transaction.delete(this.#records.reference(wanted._id));
          return { result: undefined };
        }
        const record = present && withdrawnMail(present, wanted.now);
        return { result: undefined, ...(record && { record }) };
      }
      const count = (counted?.get('count') as number | undefined) ?? 0;
      const claimed = claimMail(present, {
        ...wanted,
        uid: recipient.uid,
        to: recipient.isVerified ? recipient.email : null,
        quota: { day, isUsedUp: count >= MAX_MAILS_PER_ADDRESS_AND_DAY },
      });
      if (claimed.ok && quota && present?.countedOn !== day) {
        transaction.set(quota, { count: count + 1, expireAt: expiryOf('mailQuotas', wanted.now) });
      }
      const isUnchanged = !claimed.ok && (claimed.reason === 'done' || claimed.reason === 'busy');
      return { result: { claimed, about }, ...(!isUnchanged && { record: claimed.record }) };
    });
  }

  /** Records the outcome, unless another run has claimed the mail since. One read, one write. */
  async settle({ _id: id, claim }: MailRecord, outcome: Outcome, now: Date): Promise<void> {
    await this.#records.change(id, claim, now, (present) => {
      const { attempts, firstAt } = present;
      const nextAttemptAt =
        outcome.state === 'failed' ? nextMailAttempt({ attempts, firstAt: firstAt ?? now, now }) : null;
      return { ...present, error: null, ...outcome, at: now, leaseUntil: null, nextAttemptAt };
    });
  }

  /** Returns the mails to retry by `now`, longest due first. Reads at most `limit` documents. */
  async due(now: Date, limit: number): Promise<Pick<MailRecord, '_id' | 'kind'>[]> {
    const due = this.#db.collection('mails').where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt');
    const { docs } = await due.limit(limit).select('kind').get();
    return docs.map((it) => ({ _id: it.id, kind: it.get('kind') as MailRecord['kind'] }));
  }

  /** Postpones a mail whose attempt failed before it could be recorded. One read, at most one write. */
  postpone(id: string, until: Date): Promise<void> {
    return postponeDue(this.#records.reference(id), 'nextAttemptAt', until);
  }

  /**
   * Returns the mails of an account; reads as many documents. A record from before accounts were stored belongs to
   * the account of its order or attempt: `email` finds those, with one more read each.
   */
  async listOf({ uid, email }: { uid: string; email: string }): Promise<MailRecord[]> {
    const [own, older] = await Promise.all([
      this.#db.collection('mails').where('uid', '==', uid).get(),
      this.#olderTo(email, [uid]),
    ]);
    return [...own.docs, ...older].map((it) => fromDocument(mailRecordSchema, it.id, it.data()));
  }

  /**
   * Removes address and account from an account's mails. The records stay, so that no mail is sent twice. `alias`
   * replaces the account in orders that are already anonymised. Reads and writes each record once.
   */
  async forget({ uid, email, alias }: { uid: string; email: string; alias: string }): Promise<void> {
    const { docs: own } = await this.#db.collection('mails').where('uid', '==', uid).get();
    const forgotten = { uid: alias, to: '', nextAttemptAt: null };
    for (const { ref } of own) await ref.update(forgotten);
    for (const { ref } of await this.#olderTo(email, [uid, alias, undefined])) await ref.update(forgotten);
  }

  /**
   * Returns records without an account, sent to an address, about an order or attempt of one of `owners`;
   * undefined: a deleted one.
   */
  async #olderTo(email: string, owners: readonly (string | undefined)[]) {
    if (!email) return [];
    const { docs } = await this.#db.collection('mails').where('to', '==', email).get();
    const older = docs.filter((it) => !it.get('uid'));
    const owner = await Promise.all(
      older.map((it) =>
        this.ownerOf(mailSubjectOf({ _id: it.id, kind: it.get('kind') as MailRecord['kind'] }).path),
      ),
    );
    return older.filter((_, at) => owners.includes(owner[at]));
  }
}

async function readAbout(db: Firestore, transaction: Transaction, subject: MailSubject): Promise<About> {
  const nothing = { order: undefined, attempt: undefined, alert: undefined };
  const document = await transaction.get(db.doc(subject));
  const data = document.data();
  if (!data) return nothing;
  if (subject.startsWith('orders/'))
    return { ...nothing, order: fromDocument(orderSchema, document.id, data) };
  if (subject.startsWith('payments/'))
    return { ...nothing, attempt: fromDocument(attemptSchema, document.id, data) };
  return { ...nothing, alert: await readStockAlert(db, transaction, document) };
}
