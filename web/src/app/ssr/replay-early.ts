/** An event, and what stood in its field. */
type Early = Pick<Event, 'type' | 'target'> & { readonly value?: unknown };

/** What index.html keeps of the visitor's doings before the app is there, and until it has caught up with them. */
export interface EarlyVisit {
  /** In their order. */
  readonly kept: Early[];
  /** Where the keyboard was last. */
  readonly focused: Element | null;
  /** A finger or a button is down. */
  readonly pressed: boolean;
  /** The app is there and does what was kept: what is done now waits behind it. */
  isReplaying: boolean;
  /** The event of this moment is a repetition. */
  isOwn: boolean;
  /** Settles when the page's own code has run, one file after the other. Not where the app started without it. */
  readonly own?: Promise<void>;
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
 * what follows meets a page that has answered what came before. What is done meanwhile waits for its turn.
 */
export async function replayEarly(): Promise<void> {
  const early = window.earlyVisit;
  if (!early) return;
  delete window.earlyVisit;
  early.isReplaying = true;
  const { kept, focused } = early;
  if (focused && !focused.isConnected && document.activeElement === document.body) {
    const now = counterpart(focused);
    if (now instanceof HTMLElement) now.focus({ preventScroll: true });
    select(now, focused);
  }
  for (let next = kept.shift(); next; next = kept.shift()) {
    await again(next, early);
    await turn();
  }
  early.stop();
}

/** What was selected, so that what is typed next takes its place. Number fields do not tell; whoever went there selects all. */
function select(now: Element | null, as: Element): void {
  if (!isText(now) || !isText(as)) return;
  const { selectionStart, selectionEnd } = as;
  if (selectionStart === null) now.select();
  else now.setSelectionRange(selectionStart, selectionEnd);
}

const isText = (field: Element | null) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

async function again({ type, target, value }: Early, early: EarlyVisit): Promise<void> {
  const now = target instanceof Element ? counterpart(target) : null;
  if (!now) return;
  if (type === 'click') await untilReady(now);
  early.isOwn = true;
  if (type === 'click') click(now);
  else if (type === 'submit') (now as HTMLFormElement).requestSubmit();
  // What was written last counts; by now React may have emptied a field again that it knows to be empty.
  else if (!early.kept.some((it) => it.target === target && isWriting(it)))
    write(now as Field, target as Field, String(value));
  early.isOwn = false;
}

const isWriting = ({ type }: Early) => type === 'input' || type === 'change';

const turn = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const controlAt = (target: Element) =>
  target.closest<HTMLElement>('a, button, label, input, select, summary');

async function untilReady(target: Element): Promise<void> {
  const control = controlAt(target);
  const until = Date.now() + READY_WITHIN_MS;
  while (control?.matches(':disabled') && Date.now() < until) await turn(LOOK_EVERY_MS);
}

function click(target: Element): void {
  const control = controlAt(target);
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
