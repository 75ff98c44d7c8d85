import { createContext, useContext } from 'react';

/** The result of an action (docs/reference/specification.md 8). */
export type Outcome = 'error' | 'success' | 'deleted';

export interface ConfirmOptions {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** 'Cancel' by default; another label where that could be mistaken for the action. */
  readonly cancelLabel?: string;
  /** The action deletes or revokes something. */
  readonly isDestructive?: boolean;
}

export interface Undo {
  readonly label: string;
  run(): void;
}

export interface Dialogs {
  /** Resolves to true when the action is confirmed. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Shows the result of an action. `undo` is offered beside OK. */
  notify(outcome: Outcome, text: string, undo?: Undo): void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** Returns the dialogs of the dashboard. @throws Error outside DialogHost. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogHost above it');
  return dialogs;
}
