import { visuallyHidden } from './visually-hidden.ts';

let region: HTMLElement | undefined;

/**
 * Announces a change politely to screen readers. For changes that are visible anyway; a message for all users is a
 * toast.
 */
export function announce(text: string): void {
  region ??= createRegion();
  // A new paragraph each time: replacing a text by the same text announces nothing.
  const message = document.createElement('p');
  message.textContent = text;
  region.replaceChildren(message);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  Object.assign(element.style, visuallyHidden, { width: '1px', height: '1px', margin: '-1px' });
  document.body.append(element);
  return element;
}
