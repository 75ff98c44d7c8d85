import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { translate } from '#locales/translate.ts';
import { useDialogs, type Undo } from './dialogs.ts';
import { staleEditText } from './stale-edit-text.ts';

interface ResultMessages {
  /** Shown when the server sends no message (docs/reference/specification.md 8). */
  readonly failed: string;
  /** Omitted when the screen itself shows the success. */
  readonly done?: string;
  readonly outcome?: 'success' | 'deleted';
  readonly undo?: Undo;
}

/**
 * Runs one action of staff at a time and shows its result in a dialog: 'Error!', 'Success!' or 'Deleted!'. `run`
 * resolves to whether the action succeeded.
 */
export function useStaffAction() {
  const { notify } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  const isInFlight = useRef(false);

  const run = async (
    action: () => Promise<unknown>,
    { failed, done, outcome = 'success', undo }: ResultMessages,
  ) => {
    if (isInFlight.current) return false; // a second press before the button is rendered as busy
    isInFlight.current = true;
    setBusy(true);
    try {
      await action();
    } catch (cause) {
      notify('error', staleEditText(cause) ?? translate(serverError(cause) ?? failed));
      return false;
    } finally {
      isInFlight.current = false;
      setBusy(false);
    }
    if (done) notify(outcome, done, undo);
    return true;
  };

  return { run, isBusy };
}
