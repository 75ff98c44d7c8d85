import { visuallyHidden } from './visually-hidden.ts';

let voice: HTMLElement | undefined;

/**
 * Says something to who does not see the screen, when they have a moment. For changes that are plain to see; what has
 * to be read by everybody is a toast.
 */
export function announce(text: string): void {
  voice ??= makeVoice();
  // A new paragraph each time: of a text that is replaced by the same one nothing is said.
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
