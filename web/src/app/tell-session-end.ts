import type { SessionEnd } from '../data/identity-store.ts';
import { authTexts } from '../texts/en/auth.ts';
import { textsNow } from '../texts/use-texts.ts';
import { toast } from '../ui/toast.ts';

/** Nobody is signed out without being told why (docs/reference/specification.md 8, Identity provider codes). */
export function tellSessionEnd(why: SessionEnd): void {
  const t = textsNow(authTexts);
  toast(why === 'disabled' ? t.sessionDisabled : t.sessionEnded, { kind: 'warning', duration: 8_000 });
}
