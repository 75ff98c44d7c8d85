import { createRoot } from 'react-dom/client';
import { changeLanguage } from '../ui/change-language.ts';
import { subscribeToLocale } from '../locales/language-store.ts';
import { writeStorage } from '../storage/browser-storage.ts';
import { LanguageOffer } from './language-offer.tsx';
import { CLOSED } from './should-offer-bangla.ts';

/**
 * Shows the offer of Bangla until the visitor takes it, closes it, or changes the language elsewhere. A React root of its own,
 * before the page, so that neither the page's HTML nor its hydration knows of it.
 */
export function offerBangla(): void {
  const host = document.createElement('div');
  document.body.prepend(host);
  const root = createRoot(host);
  const end = () => {
    stop();
    root.unmount();
    host.remove();
  };
  const stop = subscribeToLocale(end);
  const close = () => {
    writeStorage(CLOSED, '');
    end();
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  root.render(<LanguageOffer onAccept={() => changeLanguage('bn')} onClose={close} />);
}
