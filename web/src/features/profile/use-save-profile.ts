import type { Profile } from '@nargisus/domain/accounts';
import { ShopError, type FieldErrors } from '@nargisus/domain/contract';
import { profileMessages } from '@nargisus/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { updateAuthProfile } from '#data/auth/auth-mutations.ts';
import { readOwnUser, saveProfile } from '#data/users/own-user.ts';
import { translate } from '#locales/translate.ts';
import { toast } from '#ui/toast.ts';

/** docs/reference/specification.md 9. */
const LEAVE_AFTER_MS = 1_500;
const SAVED_TOAST_MS = 4_000;
const FAILED_TOAST_MS = 5_000;

interface Options {
  /** Whether the form was filled from the record. */
  complete: boolean;
  /** Runs together with the end of `busy`, so that nothing reads as unsaved in between. */
  onSaved(profile: Profile): void;
  onRefused(errors: FieldErrors): void;
}

/**
 * Saves the record, then takes name and photo over to the sign-in account, says how it went, and goes to the profile
 * once the shopper has read it.
 */
export function useSaveProfile({ complete, onSaved, onRefused }: Options) {
  const identity = useIdentity();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const save = async (profile: Profile, oldImage: string): Promise<void> => {
    clearTimeout(leaving.current);
    setBusy(true);
    try {
      await saveProfile(complete ? profile : await withStoredPhone(profile));
    } catch (cause) {
      setBusy(false);
      toast(translate(profileMessages.saveFailed), { kind: 'error', duration: FAILED_TOAST_MS });
      if (cause instanceof ShopError && cause.fields) onRefused(cause.fields);
      return;
    }
    setBusy(false);
    onSaved(profile);
    toast(translate(profileMessages.saved), { duration: SAVED_TOAST_MS });
    leaving.current = setTimeout(() => void navigate(paths.userProfile()), LEAVE_AFTER_MS);
    const shown = identity.state === 'signed-in' ? identity : { displayName: null, photoUrl: null };
    await follow(profile, shown, oldImage);
  };

  return { save, busy };
}

/**
 * docs/reference/specification.md 7: the sign-in account follows when name or image changed, or when it did not
 * follow last time. The old picture goes once nobody shows it any more.
 */
async function follow(
  { name, imageUrl }: Profile,
  shown: { displayName: string | null; photoUrl: string | null },
  oldImage: string,
): Promise<void> {
  try {
    if (name !== shown.displayName || imageUrl !== (shown.photoUrl ?? ''))
      await updateAuthProfile(name, imageUrl);
  } catch {
    toast(translate(profileMessages.syncFailed), { kind: 'warning' });
    return; // the navbar still shows the old picture
  }
  if (!oldImage || oldImage === imageUrl) return;
  const { removeImage } = await import('#data/images/image-storage.ts');
  void removeImage(oldImage);
}

/** The form could not be filled from the record: a phone number that nobody saw must not be emptied by saving. */
async function withStoredPhone(profile: Profile): Promise<Profile> {
  if (profile.phone) return profile;
  try {
    const { phone } = await readOwnUser();
    return { ...profile, phone };
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'not-found') return profile;
    throw cause;
  }
}
