import type { ShopError } from '@nargisus/domain/contract';
import { MAX_PIECES } from '@nargisus/domain/stock';
import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { parseCount } from '../shared/parse-count.ts';

/** An edit of a stored number: the text as typed, and the number that the user saw when the edit began. */
interface Draft {
  readonly text: string;
  readonly was: number | null;
}

export interface NumberEdit {
  /** The text of the field: as typed, or the stored number. */
  readonly text: string;
  readonly isEditing: boolean;
  readonly isBusy: boolean;
  /** The typed number; undefined for anything else. */
  readonly typed: number | undefined;
  /** The stored number where a colleague or an order changed it since the edit began. */
  readonly changedTo: number | null | undefined;
  /** Why the last save failed: of the server, or null where it could not be reached. Undefined without a failure. */
  readonly error: ShopError | null | undefined;
  type(text: string): void;
  step(by: 1 | -1): void;
  /** Saves the typed number. `was` is what the user has seen by now, by default when the edit began. */
  save(was?: number | null): Promise<boolean>;
  discard(): void;
}

/**
 * Holds the edit of a number that colleagues change too. The live number replaces the field only while nobody types; what
 * was typed stays until it is saved or discarded, and the server refuses it where the stored number is not the one that the
 * user saw.
 */
export function useNumberEdit(
  stored: number | null,
  send: (change: { readonly to: number; readonly was: number | null }) => Promise<unknown>,
): NumberEdit {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<ShopError | null | undefined>();
  /** What the server said is stored, while the live number is the one from before its answer. */
  const [told, setTold] = useState<{ readonly is: number | null; readonly live: number | null }>();
  const [isBusy, setBusy] = useState(false);
  const isInFlight = useRef(false);
  const typed = draft ? parseCount(draft.text, MAX_PIECES) : undefined;
  const known = told && told.live === stored ? told.is : stored;

  const type = (text: string) => {
    setError(undefined);
    setDraft((now) => {
      const was = now ? now.was : stored;
      // Back at the stored number: nothing is edited any more.
      return parseCount(text, MAX_PIECES) === was && was !== null ? null : { text, was };
    });
  };
  const discard = () => {
    setDraft(null);
    setError(undefined);
    setTold(undefined);
  };
  const save = async (seen?: number | null) => {
    if (!draft || typed === undefined || isInFlight.current) return false;
    const was = seen === undefined ? draft.was : seen;
    isInFlight.current = true;
    setBusy(true);
    try {
      await send({ to: typed, was });
      discard();
      return true;
    } catch (cause) {
      const is = (serverError(cause)?.data as { is?: unknown } | null | undefined)?.is;
      if (is === null || typeof is === 'number') setTold({ is, live: stored });
      else setError(serverError(cause) ?? null);
      return false;
    } finally {
      isInFlight.current = false;
      setBusy(false);
    }
  };

  return {
    text: draft?.text ?? (stored === null ? '' : String(stored)),
    isEditing: draft !== null,
    isBusy,
    typed,
    changedTo: draft && known !== draft.was ? known : undefined,
    error,
    type,
    step: (by) => type(String(Math.min(MAX_PIECES, Math.max(0, (typed ?? stored ?? 0) + by)))),
    save,
    discard,
  };
}
