/** A commit is done when its listeners hear of it: what one of them throws must reach neither the writer nor the others. */
export function notifySafely(notify: () => void): void {
  try {
    notify();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
