/** What the inline script (boot.ts) records of the visitor's actions until the app has hydrated or replaced the page. */
export interface EarlyVisit {
  /** The value of each field that the visitor has changed: an update by the app may reset a controlled field. */
  readonly edited: Map<Element, string>;
  focused: Element | null;
  /** The last click, or submission by the keyboard. */
  action: { readonly type: 'click' | 'submit'; readonly target: Element } | null;
  /** Settles when the page's own code has run. Undefined where the app started without it. */
  own?: Promise<void>;
  /** Ends the recording. */
  stop(): void;
}

declare global {
  interface Window {
    earlyVisit?: EarlyVisit;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replays what the visitor typed and the last click before hydration on the app's elements. Runs once. */
export async function replayEarly(): Promise<void> {
  const early = window.earlyVisit;
  if (!early) return;
  delete window.earlyVisit;
  early.stop();
  const { edited, focused, action } = early;
  if (focused && !focused.isConnected && document.activeElement === document.body) {
    const current = counterpart(focused);
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  }
  for (const [field, value] of edited) {
    const current = counterpart(field) as Field | null;
    if (current) fill(current, field as Field, value);
  }
  if (!action) return;
  // A macrotask: the click has to meet the state that the values lead to.
  await new Promise((resolve) => setTimeout(resolve));
  const target = counterpart(action.target);
  if (action.type === 'submit') (target as HTMLFormElement | null)?.requestSubmit();
  else if (target) click(target);
}

function click(target: Element): void {
  const control = target.closest<HTMLElement>('a, button, label, input, select, summary');
  if (control) control.click();
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Sets a value as if it was typed: React ignores a value that its own property setter has seen. */
function fill(field: Field, from: Field, value: string): void {
  // A checkbox changes by the click.
  if (field.type === 'checkbox') return;
  if (field.type === 'radio') {
    // React ignores the click on a radio button that it has seen checked.
    (field as HTMLInputElement).checked = false;
    return field.click();
  }
  if (field.type === 'file') {
    if (field !== from) (field as HTMLInputElement).files = (from as HTMLInputElement).files;
  } else {
    field.value = '';
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    native?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns the element itself while it is in the page, otherwise the one that the app rendered in its place. */
function counterpart(old: Element): Element | null {
  if (old.isConnected) return old;
  const named = old.closest('[id], [name], [aria-label], a, button, summary, label') ?? old;
  const signatureOf = (it: Element) =>
    [
      it.tagName,
      it.id,
      it.textContent,
      it.getAttribute('type') === 'radio' && it.getAttribute('value'),
      ...['name', 'aria-label', 'href'].map((key) => it.getAttribute(key)),
    ].join();
  const wanted = signatureOf(named);
  return [...document.querySelectorAll(named.tagName)].find((it) => signatureOf(it) === wanted) ?? null;
}
