import { CODE_LASTS_MS } from '@nargisus/domain/accounts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStorage, writeStorage } from '#storage/browser-storage.ts';

const KEY = 'nargisus.phone-code';

const pendingCodeSchema = z.object({
  /** The number that the code was sent to, in its normal form. */
  phone: z.string(),
  /** As typed by a newcomer; '' where it was not asked for. */
  name: z.string(),
  verificationId: z.string(),
  /** In ms since 1970. */
  sentAt: z.number(),
});

export type PendingCode = z.output<typeof pendingCodeSchema>;

/**
 * Returns the code that this tab waits for. It survives a reload: a person who leaves an app's own browser to read the SMS
 * may find the page loaded anew.
 */
export function readPendingCode(): PendingCode | null {
  try {
    const stored = pendingCodeSchema.parse(JSON.parse(readStorage(KEY, 'session') ?? 'null'));
    return Date.now() - stored.sentAt < CODE_LASTS_MS ? stored : null;
  } catch {
    return null;
  }
}

let wasAwaited: boolean | undefined;
const subscribeToNothing = () => () => {};

/** Returns whether this page was loaded while a code was awaited; false while it is prerendered. */
export function useWasCodeAwaited(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (wasAwaited ??= readPendingCode() !== null),
    () => false,
  );
}

export function savePendingCode(pending: PendingCode | null): void {
  writeStorage(KEY, pending && JSON.stringify(pending), 'session');
}
