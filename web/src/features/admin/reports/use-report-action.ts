import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import type { Translatable } from '#locales/translatable.ts';
import { translate } from '#locales/translate.ts';
import { toast } from '#ui/toast.ts';

/**
 * Runs one report action at a time and shows its result in a toast (docs/reference/specification.md 8). `running` is the
 * name of the running action.
 */
export function useReportAction<Name extends string>() {
  const [running, setRunning] = useState<Name | null>(null);
  const isInFlight = useRef(false);
  const run = async (
    name: Name,
    action: () => Promise<unknown>,
    messages: { done: Translatable; failed: string },
  ) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setRunning(name);
    try {
      await action();
      toast(translate(messages.done));
    } catch (cause) {
      toast(translate(serverError(cause) ?? messages.failed), { kind: 'error' });
    } finally {
      isInFlight.current = false;
      setRunning(null);
    }
  };
  return { run, running };
}
