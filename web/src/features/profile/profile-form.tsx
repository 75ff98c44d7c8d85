import { newUserSchema, profileSchema, type Profile } from '@nargisus/domain/accounts';
import { profileMessages } from '@nargisus/domain/messages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useImageUpload } from '#data/images/use-image-upload.ts';
import { profileStrings } from '#locales/en/profile.ts';
import { translate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { ImagePicker } from '#ui/image-picker.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { GoogleHint } from './google-hint.tsx';
import { useUnsavedChanges } from '#ui/use-unsaved-changes.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface Props {
  uid: string;
  stored: Profile;
  /** False when `stored` comes from the Auth account because the user document could not be read. */
  complete: boolean;
  viaGoogle: boolean;
}

/** An account that signs in by phone has no email to check. */
const withoutEmail = z.extend(newUserSchema, { email: z.literal('') });

/**
 * Renders Update Profile (docs/reference/specification.md 2, 5 and 8). The form counts as changed when it differs from the
 * last save.
 */
export function ProfileForm({ uid, stored, complete, viaGoogle }: Props) {
  const t = useStrings(profileStrings);
  const [baseline, setBaseline] = useState(stored);
  const form = useSchemaForm(stored.email ? profileSchema : withoutEmail, {
    name: stored.name,
    email: stored.email,
    phone: stored.phone,
  });
  const picture = useImageUpload({
    folder: { kind: 'profile', uid },
    saved: stored.imageUrl,
  });
  const save = useSaveProfile({
    complete,
    onRejected: form.showErrors,
    onSaved: ({ imageUrl }) => {
      setBaseline({ ...form.values, imageUrl });
      picture.markSaved();
    },
  });

  const now = { ...form.values, imageUrl: picture.url };
  const changed = (['name', 'phone', 'imageUrl'] as const).some((field) => now[field] !== baseline[field]);
  const leaveQuestion = useUnsavedChanges(changed && !form.isSubmitting, paths.profile());

  const choose = async (file: File) => {
    const outcome = await picture.choose(file);
    if (outcome === 'uploaded') toast(translate(profileMessages.imageUploaded));
    if (outcome === 'failed') toast(translate(profileMessages.imageFailed), { kind: 'error' });
  };

  return (
    <>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={form.submit((profile) => save({ ...profile, imageUrl: picture.url }, baseline.imageUrl))}
      >
        {viaGoogle && <GoogleHint />}
        <TextInput {...form.field('name')} label={t.name} autoComplete="name" />
        {baseline.email && (
          <TextInput
            name="email"
            value={baseline.email}
            label={t.email}
            type="email"
            readOnly
            helperText={t.emailFixed}
          />
        )}
        <TextInput {...form.field('phone')} label={t.phone} type="tel" autoComplete="tel" isOptional />
        <ImagePicker
          label={t.image}
          preview={picture.preview}
          progress={picture.progress}
          error={picture.error}
          disabled={form.isSubmitting}
          onChoose={(file) => void choose(file)}
          onRemove={picture.remove}
        />
        {/* Always mounted: a screen reader announces changes of an existing live region only. */}
        <Typography
          role="status"
          variant="body2"
          color="warning"
          sx={{ minHeight: '1.55em', fontWeight: 600 }}
        >
          {changed && !form.isSubmitting && t.unsaved}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
          <Button
            type="submit"
            size="large"
            {...busyProps(!changed || form.isSubmitting || picture.progress !== null)}
            sx={{ order: { sm: 2 } }}
          >
            {form.isSubmitting ? t.saving : t.save}
          </Button>
          <Button component={Link} to={paths.profile()} variant="outlined" size="large" data-discards="">
            {t.cancel}
          </Button>
        </Box>
      </Stack>
      {leaveQuestion}
    </>
  );
}
