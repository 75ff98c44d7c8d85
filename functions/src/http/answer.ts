import type { Call, PartOf } from '@nargisus/domain/contract';
import type { SourceMessage } from '@nargisus/domain/messages';
import type { Interpolated } from '@nargisus/domain/text';

interface EnvelopeAnswer<Data> {
  readonly data: Data;
  /** False when an earlier request made the data: the answer then has status 200, whatever the contract's `status`. */
  readonly isNew?: boolean;
  /** Set by the contract (Call), never by a use case. */
  readonly status?: never;
  /** A sentence that exists in every language of the shop. */
  readonly message?: SourceMessage | Interpolated<SourceMessage>;
  readonly nextCursor?: string | null;
  readonly total?: number;
  /** Cache-Control; 'no-store' by default. */
  readonly cacheControl?: string;
}

/** Sent with 303, so that the browser continues with GET. */
export interface RedirectAnswer {
  readonly redirect: string;
}

interface FileAnswer {
  readonly file: {
    readonly name: string;
    readonly type: string;
    /** Whole, or in parts where it may be large. */
    readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  };
}

/** The answer of a use case to a call. */
export type Answer<C extends Call> = C extends { answers: 'redirect' }
  ? RedirectAnswer
  : C extends { answers: 'file' }
    ? FileAnswer
    : EnvelopeAnswer<PartOf<C, 'data'>>;

/** An answer as it is sent: `data` in wire form (taka). */
export type WireAnswer =
  | (Omit<EnvelopeAnswer<unknown>, 'isNew' | 'status'> & {
      readonly status?: number;
      readonly alsoAs?: Call['alsoAs'];
    })
  | RedirectAnswer
  | FileAnswer;
