import type { Profile } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { profileMessages } from '@nargisus/domain/messages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { updateAuthProfile } from '#data/auth/auth-mutations.ts';
import { readOwnUser, saveProfile } from '#data/users/own-user.ts';
import { fieldErrorsOf, type TranslatableFields } from '#locales/translatable.ts';
import { translate } from '#locales/translate.ts';
import { toast } from '#ui/toast.ts';

/** Milliseconds between saving and the redirect (docs/reference/specification.md 9). */
const REDIRECT_DELAY_MS = 1_500;
const SAVED_TOAST_MS = 4_000;
const FAILED_TOAST_MS = 5_000;

interface Options {
  /** Whether the form was filled from the user document. */
  complete: boolean;
  onSaved(profile: Profile): void;
  onRejected(errors: TranslatableFields): void;
}

/**
 * Saves the user document, copies name and photo to the Auth account, shows the result in a toast and redirects to the
 * profile after REDIRECT_DELAY_MS. The returned function never rejects, and does not wait for the copy.
 */
export function useSaveProfile({ complete, onSaved, onRejected }: Options) {
  const identity = useIdentity();
  const navigate = useNavigate();
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirectTimer.current), []);

  return async (profile: Profile, oldImage: string): Promise<void> => {
    clearTimeout(redirectTimer.current);
    try {
      await saveProfile(complete ? profile : await withStoredPhone(profile));
    } catch (cause) {
      toast(translate(profileMessages.saveFailed), { kind: 'error', duration: FAILED_TOAST_MS });
      const errors = cause instanceof ShopError && fieldErrorsOf(cause);
      if (errors) onRejected(errors);
      return;
    }
    onSaved(profile);
    toast(translate(profileMessages.saved), { duration: SAVED_TOAST_MS });
    redirectTimer.current = setTimeout(() => void navigate(paths.userProfile()), REDIRECT_DELAY_MS);
    const shown = identity.state === 'signed-in' ? identity : { displayName: null, photoUrl: null };
    void syncAuthProfile(profile, shown, oldImage);
  };
}

/**
 * Copies name and image to the Auth account when they differ, also after an earlier failure
 * (docs/reference/specification.md 7), then deletes the old image, which is no longer shown.
 */
async function syncAuthProfile(
  { name, imageUrl }: Profile,
  shown: { displayName: string | null; photoUrl: string | null },
  oldImage: string,
): Promise<void> {
  try {
    if (name !== shown.displayName || imageUrl !== (shown.photoUrl ?? ''))
      await updateAuthProfile(name, imageUrl);
  } catch {
    toast(translate(profileMessages.syncFailed), { kind: 'warning' });
    return; // the navbar still shows the old image
  }
  if (!oldImage || oldImage === imageUrl) return;
  const { deleteImage } = await import('#data/images/image-storage.ts');
  void deleteImage(oldImage);
}

/** Adds the stored phone number to a form that was not filled from the user document, so that a save does not remove it. */
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
