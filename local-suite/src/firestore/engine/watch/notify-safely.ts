/** Calls a listener after a commit: its error must reach neither the writer nor the other listeners. */
export function notifySafely(notify: () => void): void {
  try {
    notify();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
