import { ShopError } from '@nargisus/domain/contract';
import { useState } from 'react';
import { downloadOwnData } from '#data/own-account.ts';
import { profileTexts } from '#texts/en/profile.ts';
import { say } from '#texts/sentences.ts';
import { textsNow } from '#texts/use-texts.ts';
import { toast } from '#ui/toast.ts';

/** Downloads what the shop holds on the person who is signed in, and says how it ended. */
export function useExport(): { run(): Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await downloadOwnData();
      toast(textsNow(profileTexts).exported);
    } catch (cause) {
      const refused = cause instanceof ShopError && cause.code === 'too-many-requests';
      toast(refused ? say(cause.message) : textsNow(profileTexts).exportFailed, { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
