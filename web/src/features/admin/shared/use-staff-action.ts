import { useState } from 'react';
import { serverError } from '#data/api/call-api-authenticated.ts';
import { translate } from '#locales/translate.ts';
import { useDialogs, type Undo } from './dialogs.ts';

interface ResultMessages {
  /** Where the shop sends no words of its own (docs/reference/specification.md 8). */
  readonly failed: string;
  /** Nothing where the screen itself shows that it went well. */
  readonly done?: string;
  readonly outcome?: 'success' | 'deleted';
  /** Words for a failure that the screen knows more about than its message says. */
  explain?(cause: unknown): string | undefined;
  readonly undo?: Undo;
}

/**
 * One action of the staff: busy until it is answered, then 'Error!', or 'Success!' or 'Deleted!'. True when it went
 * well.
 */
export function useStaffAction() {
  const { notify } = useDialogs();
  const [isBusy, setBusy] = useState(false);

  const run = async (
    action: () => Promise<unknown>,
    { failed, done, outcome = 'success', explain, undo }: ResultMessages,
  ) => {
    setBusy(true);
    try {
      await action();
    } catch (cause) {
      notify('error', explain?.(cause) ?? translate(serverError(cause) ?? failed));
      return false;
    } finally {
      setBusy(false);
    }
    if (done) notify(outcome, done, undo);
    return true;
  };

  return { run, isBusy };
}
