import { createContext, useContext } from 'react';

/** docs/reference/specification.md 8: how an action ended. */
export type Outcome = 'error' | 'success' | 'deleted';

export interface ConfirmOptions {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** 'Cancel', where that cannot be taken for what is asked. */
  readonly cancelLabel?: string;
  /** What is agreed to takes something away. */
  readonly isDestructive?: boolean;
}

export interface Undo {
  readonly label: string;
  run(): void;
}

export interface Dialogs {
  /** True when it is agreed to. */
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** `undo` is offered beside OK; leaving the dialog in any other way keeps what was done. */
  notify(outcome: Outcome, text: string, undo?: Undo): void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** The dialogs of the dashboard; DialogHost stands around whatever uses them. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogHost above it');
  return dialogs;
}
