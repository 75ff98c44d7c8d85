import { signUpSchema, type SignUp } from '@nargisus/domain/accounts';
import { profileMessages, signUpErrorText } from '@nargisus/domain/messages';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { requestVerificationMail } from '#data/auth/email-verification.ts';
import { useImageUpload } from '#data/images/use-image-upload.ts';
import { authStrings } from '#locales/en/auth.ts';
import { imageStrings } from '#locales/en/images.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { translate } from '#locales/translate.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { ImagePicker } from '#ui/image-picker.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { ChosenPasswordFields } from './chosen-password-fields.tsx';
import { createAccount } from './create-account.ts';
import { GoogleButton } from './google-button.tsx';
import { OrDivider } from './or-divider.tsx';

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

/**
 * Renders the sign-up form (docs/reference/specification.md 2, 5 and 8, Signup). The page's guard navigates away once the
 * user is signed in.
 */
export function SignupForm() {
  const t = useStrings(authStrings);
  const profile = useStrings(profileStrings);
  const images = useStrings(imageStrings);
  const language = useLanguage();
  const form = useSchemaForm(signUpSchema, EMPTY);
  const picture = useImageUpload({});
  const [isGoogleOpen, setGoogleOpen] = useState(false);
  const isBusy = form.isSubmitting || isGoogleOpen;
  const [uploaded, setUploaded] = useState<number | null>(null);

  const register = async (account: SignUp) => {
    try {
      const outcome = await createAccount(account, { image: picture.image, onProgress: setUploaded });
      if (outcome === 'without-picture') toast(translate(profileMessages.imageFailed), { kind: 'error' });
      await sendVerification(account.email);
      return 'leaving';
    } catch (cause) {
      toast(translate(signUpErrorText(cause)), { kind: 'error' });
      setUploaded(null);
    }
  };

  /** Only logs a failure: the profile page offers the mail again. */
  const sendVerification = async (email: string) => {
    try {
      await requestVerificationMail(language);
      toast(t.verificationSent(email));
    } catch (cause) {
      console.warn('The verification mail could not be sent', cause);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit(register)}>
      <TextInput {...form.field('name')} label={t.name} autoComplete="name" />
      <TextInput {...form.field('email')} label={t.email} type="email" autoComplete="email" />
      <TextInput {...form.field('phone')} label={t.phone} type="tel" autoComplete="tel" />
      <ImagePicker
        label={images.optional(profile.image)}
        preview={picture.preview}
        progress={uploaded === null ? picture.progress : { step: 'uploading', fraction: uploaded }}
        error={picture.error}
        disabled={isBusy}
        onChoose={(file) => void picture.choose(file)}
        onRemove={picture.remove}
      />
      <ChosenPasswordFields field={form.field} label={t.password} />
      <Button type="submit" size="large" {...busyProps(isBusy || picture.progress !== null)}>
        {form.isSubmitting ? t.creatingAccount : t.createAccount}
      </Button>
      <OrDivider />
      <GoogleButton purpose="sign-up" disabled={isBusy} onBusy={setGoogleOpen} />
    </Stack>
  );
}
