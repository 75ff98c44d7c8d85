import type { BlockReason, BookedAs, Booking, BookingErrorCode, Sighting } from '@nargisus/domain/couriers';
import type { Statement } from '@nargisus/domain/settlements';
import type { IncomingHttpHeaders } from 'node:http';

/** How a call of a courier ended. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** Certainly not done: the same request would be refused again. The text is the courier's. */
  | { readonly kind: 'rejected'; readonly code: BookingErrorCode | 'not-found'; readonly text: string }
  /** Perhaps done. */
  | { readonly kind: 'uncertain'; readonly why: string }
  /** The courier takes nothing from the shop now. */
  | { readonly kind: 'blocked'; readonly reason: BlockReason; readonly forMs: number | null };

/** A courier's notice, as it was posted. */
export interface Notice {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a notice says. The same content has the same key, however often it is sent. */
export interface CourierEvent {
  readonly key: string;
  readonly invoice: string | null;
  readonly consignmentId: string | null;
  /** The courier's name of the kind of notice. */
  readonly type: string;
  /** Null for a notice that says nothing about a parcel's way. */
  readonly seen: Omit<Sighting, 'source'> | null;
  readonly raw: string;
}

/** A courier that the shop books parcels with. Its file alone knows its addresses, fields and words. */
export interface Courier {
  book(booking: Booking): Promise<Outcome<BookedAs>>;
  /** Looks a parcel up by its invoice: rejected with 'not-found' when the courier does not have it. */
  find(invoice: string): Promise<Outcome<BookedAs>>;
  /** Returns the present status word of a parcel, its way back included. */
  status(consignmentId: string): Promise<Outcome<string>>;
  /** Returns the references of a page of its statements, newest first; none beyond the last page. Pages count from 1. */
  statements(page: number): Promise<Outcome<readonly string[]>>;
  /** Returns a statement with its lines; without `paidAt` it is not paid yet. */
  statement(reference: string): Promise<Outcome<Statement>>;
}

/** Reads the notices of a courier. */
export interface NoticeReader {
  /** Compares in constant time, over the bytes that were sent. */
  isGenuine(notice: Notice): boolean;
  /** Never throws: a notice that cannot be read is an event without a sighting. */
  read(notice: Notice, now: Date): CourierEvent;
}
