import { layoutStrings } from '../locales/en/layout.ts';
import type { Language } from '../locales/language.ts';
import { setLanguage } from '../locales/language-store.ts';
import { currentStrings } from '../locales/use-strings.ts';
import { announce } from './announce.ts';
import { toast } from './toast.ts';

/** Changes the language, and announces it in the new one to screen readers. */
export function changeLanguage(language: Language): void {
  setLanguage(language).then(
    () => announce(currentStrings(layoutStrings).languageNow),
    () => toast(currentStrings(layoutStrings).languageFailed, { kind: 'error' }),
  );
}
