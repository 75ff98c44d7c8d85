import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { orderSchema, type Order } from '@nargisus/domain/orders';
import { expiryOf } from '@nargisus/domain/privacy';
import {
  claimSms,
  MAX_SMS_PER_NUMBER_AND_DAY,
  settledSms,
  smsRecordSchema,
  withReceipt,
  type SmsClaim,
  type SmsOutcome,
  type SmsRecord,
} from '@nargisus/domain/sms';
import { dhakaDay } from '@nargisus/domain/time';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { postponeDue } from '../firestore/postpone-due.ts';
import { ALREADY_EXISTS, hasCode } from '../firestore/status-codes.ts';
import { ClaimedRecords } from '../outbox/claimed-records.ts';
import { dailyQuotaId } from '../outbox/daily-quota-id.ts';

/** Decides from the order what is sent. */
export type DecideMessage = (
  record: SmsRecord,
  order: Order | undefined,
) => Parameters<typeof claimSms>[1]['message'];

/** Text messages: sms/{id}, their number by phone number and day: smsQuotas/{id}, and their cost: smsDays/{day}. */
export class SmsRepository {
  readonly #db: Firestore;
  readonly #records: ClaimedRecords<typeof smsRecordSchema>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#records = new ClaimedRecords(db, {
      collection: 'sms',
      schema: smsRecordSchema,
      extra: (now) => ({ expireAt: expiryOf('sms', now) }),
    });
  }

  /** Stores a request; one that is there already stays as it is. One write. */
  async request(record: SmsRecord): Promise<void> {
    const document = { ...toDocument(smsRecordSchema, record), expireAt: expiryOf('sms', record.at) };
    try {
      await this.#records.reference(record._id).create(document);
    } catch (thrown) {
      if (!hasCode(thrown, ALREADY_EXISTS)) throw thrown;
    }
  }

  /** Returns a request; undefined after it expired. One read. */
  async find(id: string): Promise<SmsRecord | undefined> {
    return this.#records.read(await this.#records.reference(id).get());
  }

  /** Returns the order of a request; undefined where it was deleted. One read. */
  async orderOf({ order }: Pick<SmsRecord, 'order'>): Promise<Order | undefined> {
    const document = await this.#db.doc(`orders/${order}`).get();
    const data = document.data();
    return data && fromDocument(orderSchema, document.id, data);
  }

  /**
   * Claims a message: one of several concurrent callers gets it. `decide` reads the order as it is at that moment. Three reads,
   * up to two writes.
   */
  claim(
    id: string,
    { claim, now, phone }: { readonly claim: string; readonly now: Date; readonly phone: string },
    decide: DecideMessage,
  ): Promise<SmsClaim | undefined> {
    const day = dhakaDay(now);
    const quota = this.#db.doc(`smsQuotas/${dailyQuotaId(phone, day)}`);
    return this.#records.claim(id, now, async (present, transaction) => {
      if (!present) return { result: undefined };
      const [orderDocument, counted] = await Promise.all([
        transaction.get(this.#db.doc(`orders/${present.order}`)),
        transaction.get(quota),
      ]);
      const data = orderDocument.data();
      const order = data && fromDocument(orderSchema, orderDocument.id, data);
      const count = (counted.get('count') as number | undefined) ?? 0;
      const claimed = claimSms(present, {
        claim,
        now,
        message: decide(present, order),
        quota: { day, isUsedUp: count >= MAX_SMS_PER_NUMBER_AND_DAY },
      });
      if (claimed.ok && present.countedOn !== day)
        transaction.set(quota, { count: count + 1, expireAt: expiryOf('smsQuotas', now) });
      const isUnchanged = !claimed.ok && claimed.reason !== 'ended';
      return { result: claimed, ...(!isUnchanged && { record: claimed.record }) };
    });
  }

  /** Records the outcome and, for an accepted message, its cost; unless another run has claimed it since. One read, two writes. */
  async settle(
    { _id: id, claim }: SmsRecord,
    outcome: SmsOutcome,
    { now, paisaPerPart }: { readonly now: Date; readonly paisaPerPart: number },
  ): Promise<void> {
    await this.#records.claim(id, now, (present, transaction) => {
      if (present?.claim !== claim) return Promise.resolve({ result: undefined });
      const record = settledSms(present, outcome, { now, paisaPerPart });
      if (outcome.state === 'sent') {
        const { parts, costPaisa } = record;
        const sums = { messages: 1, parts, costPaisa };
        const increments = Object.fromEntries(
          Object.entries(sums).map(([name, by]) => [name, FieldValue.increment(by)]),
        );
        transaction.set(this.#db.doc(`smsDays/${dhakaDay(now)}`), increments, { merge: true });
      }
      return Promise.resolve({ result: undefined, record });
    });
  }

  /** Records what the provider says of an accepted message. One read, one write. */
  async recordReceipt(id: string, found: 'delivered' | 'failed' | undefined, now: Date): Promise<void> {
    await this.#records.claim(id, now, (present) =>
      Promise.resolve({
        result: undefined,
        ...(present?.receipt === 'waiting' && { record: withReceipt(present, found, now) }),
      }),
    );
  }

  /** Returns the messages to retry or to ask about by `now`, longest due first. Reads at most `limit` documents. */
  async due(now: Date, limit: number): Promise<SmsRecord[]> {
    const due = this.#db.collection('sms').where('nextAttemptAt', '<=', now).orderBy('nextAttemptAt');
    const { docs } = await due.limit(limit).get();
    return docs.map((it) => fromDocument(smsRecordSchema, it.id, it.data()));
  }

  /** Postpones a message whose attempt failed before it could be recorded. One read, at most one write. */
  postpone(id: string, until: Date): Promise<void> {
    return postponeDue(this.#records.reference(id), 'nextAttemptAt', until);
  }

  /** Returns the messages to an account. One read each. */
  async listOf(uid: string): Promise<SmsRecord[]> {
    const { docs } = await this.#db.collection('sms').where('uid', '==', uid).get();
    return docs.map((it) => fromDocument(smsRecordSchema, it.id, it.data()));
  }

  /** Removes account, number and text from an account's messages. The records stay, so that nothing is sent twice. */
  async forget({ uid, alias }: { readonly uid: string; readonly alias: string }): Promise<void> {
    const { docs } = await this.#db.collection('sms').where('uid', '==', uid).select().get();
    const forgotten = { uid: alias, to: '', text: '', nextAttemptAt: null };
    for (const { ref } of docs) await ref.update(forgotten);
  }
}
