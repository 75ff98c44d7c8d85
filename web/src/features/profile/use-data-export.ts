import { ShopError } from '@nargisus/domain/contract';
import { useState } from 'react';
import { downloadOwnData } from '#data/users/own-account.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { translate } from '#locales/translate.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** Downloads all data of the signed-in user and shows the result in a toast. */
export function useDataExport(): { run(): Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await downloadOwnData();
      toast(currentStrings(profileStrings).exported);
    } catch (cause) {
      const isRateLimited = cause instanceof ShopError && cause.code === 'too-many-requests';
      toast(isRateLimited ? translate(cause) : currentStrings(profileStrings).exportFailed, {
        kind: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
