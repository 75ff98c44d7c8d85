/** What index.html kept of the visitor's doings before the app was there. */
export interface EarlyVisit {
  /** The events in their order, and what stood in their field. */
  readonly kept: readonly (Pick<Event, 'type' | 'target'> & { readonly value?: unknown })[];
  /** Where the keyboard was last. */
  readonly focused: Element | null;
  /** A finger or a button is down. */
  readonly pressed: boolean;
  /** From now on events go their usual way. */
  stop(): void;
}

declare global {
  interface Window {
    earlyVisit?: EarlyVisit;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long a button that is not ready for its tap is waited for: a picture may still be made ready to be sent. */
const READY_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Does again, on what the app has drawn, what was tapped and typed before it was there. Once, and one after the other:
 * what follows meets a page that has answered what came before.
 */
export async function replayEarly(): Promise<void> {
  const early = window.earlyVisit;
  if (!early) return;
  delete window.earlyVisit;
  early.stop();
  const { kept, focused } = early;
  if (focused && !focused.isConnected && document.activeElement === document.body) {
    const now = counterpart(focused);
    if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  }
  // By now React may have emptied a field again that it knows to be empty.
  const written = new Map(kept.map(({ target, value }) => [target, value]));
  for (const { type, target } of kept) {
    if (!(target instanceof Element)) continue;
    const now = counterpart(target);
    if (!now) continue;
    if (type === 'click') await click(now);
    else if (type === 'submit') (now as HTMLFormElement).requestSubmit();
    else if (written.has(target)) {
      write(now as Field, target as Field, String(written.get(target)));
      written.delete(target);
    }
    await turn();
  }
}

const turn = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function click(target: Element): Promise<void> {
  const control = target.closest<HTMLElement>('a, button, label, input, select, summary');
  const until = Date.now() + READY_WITHIN_MS;
  while (control?.matches(':disabled') && Date.now() < until) await turn(LOOK_EVERY_MS);
  if (control) control.click();
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** As if typed, or chosen, now: React notes what it has set itself, so the value goes in behind its back. */
function write(field: Field, from: Field, value: string): void {
  if (!('value' in field) || isTicked(field)) return;
  if (isForFiles(field) && isForFiles(from)) {
    if (field !== from) field.files = from.files;
  } else {
    field.value = '';
    const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    plain?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Boxes and radios are clicked. */
const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const isForFiles = (field: Field): field is HTMLInputElement => field.type === 'file';

/** The element itself where it is still in the page, else the one that was drawn in its place. */
function counterpart(old: Element): Element | null {
  if (old.isConnected) return old;
  const named = old.closest('[id], [name], [aria-label], a, button, summary, label') ?? old;
  const likeness = (it: Element) =>
    [
      it.tagName,
      it.id,
      ...['name', 'aria-label', 'href'].map((key) => it.getAttribute(key)),
      it.textContent,
    ].join();
  const wanted = likeness(named);
  return [...document.querySelectorAll(named.tagName)].find((it) => likeness(it) === wanted) ?? null;
}
