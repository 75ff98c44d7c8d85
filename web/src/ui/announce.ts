import { visuallyHidden } from './visually-hidden.ts';

let voice: HTMLElement | undefined;

/**
 * Announces a change politely to screen readers. For changes that are visible anyway; a message for all users is a
 * toast.
 */
export function announce(text: string): void {
  voice ??= makeVoice();
  // A new paragraph each time: replacing a text by the same text announces nothing.
  const said = document.createElement('p');
  said.textContent = text;
  voice.replaceChildren(said);
}

function makeVoice(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  Object.assign(region.style, visuallyHidden, { width: '1px', height: '1px', margin: '-1px' });
  document.body.append(region);
  return region;
}
