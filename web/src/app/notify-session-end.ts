import type { SessionEnd } from '../data/auth/identity-store.ts';
import { authStrings } from '../locales/en/auth.ts';
import { currentStrings } from '../locales/use-strings.ts';
import { toast } from '../ui/toast.ts';

/** Tells the user why the session ended (docs/reference/specification.md 8, Identity provider codes). */
export function notifySessionEnd(why: SessionEnd): void {
  const t = currentStrings(authStrings);
  toast(why === 'disabled' ? t.sessionDisabled : t.sessionEnded, { kind: 'warning', duration: 8_000 });
}
