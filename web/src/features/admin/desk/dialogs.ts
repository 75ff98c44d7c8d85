import { createContext, useContext } from 'react';

/** SPEC 8: how an action ended. */
export type Outcome = 'error' | 'success' | 'deleted';

export interface Dialogs {
  /** Asks 'Are you sure?'; true for 'Yes, delete it!'. */
  askToDelete(what: string): Promise<boolean>;
  tell(outcome: Outcome, text: string): void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** The dialogs of the dashboard; DialogHost stands around whatever uses them. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogHost above it');
  return dialogs;
}
