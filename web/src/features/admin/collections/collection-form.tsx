import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_NAME,
  type CollectionList,
  type CuratedCollection,
} from '@nargisus/domain/collections';
import { paths } from '#config/paths.ts';
import { useImageUpload } from '#data/images/use-image-upload.ts';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { ImagePicker } from '#ui/image-picker.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.ts';
import { useUnsavedChanges } from '#ui/use-unsaved-changes.tsx';
import { FormSection } from '../shared/form-section.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { CollectionConflict } from './collection-conflict.tsx';
import { MemberCount } from './member-count.tsx';
import { ProductPicker } from './product-picker.tsx';
import { RuleFields } from './rule-fields.tsx';
import { useCollectionForm } from './use-collection-form.ts';

interface Props {
  /** Undefined for a new one. */
  collection: CuratedCollection | undefined;
  onSaved(list: CollectionList): void;
  onClose(): void;
}

const FOLDER = { kind: 'product', id: 'collections' } as const;

/** Renders the form of a collection: its words, picture and products. */
export function CollectionForm({ collection, onSaved, onClose }: Props) {
  const t = useStrings(adminCollectionsStrings);
  const translate = useTranslate();
  const picture = useImageUpload({ kind: 'product', folder: FOLDER, saved: collection?.image ?? '' });
  const form = useCollectionForm(collection, {
    failed: t.saveFailed,
    onSaved: (list) => {
      picture.markSaved();
      onSaved(list);
    },
  });
  const leaveQuestion = useUnsavedChanges(form.isEdited && !form.isSaving, paths.dashboard('collections'));
  const { values, errors, set, isSaving } = form;
  const isBusy = isSaving || picture.progress !== null;
  const errorOf = (field: string) => errors[field] && translate(errors[field]);
  const [, membershipError] = Object.entries(errors).find(([field]) => field.startsWith('membership')) ?? [];

  const text = (
    field: 'id' | 'name' | 'nameBn' | 'description' | 'descriptionBn',
    label: string,
    more: { maxLength?: number; rows?: number; isOptional?: boolean; lang?: string; hint?: string } = {},
  ) => {
    const { hint, lang = 'en', ...input } = more;
    return (
      <TextInput
        {...input}
        lang={lang}
        label={label}
        value={values[field]}
        error={errors[field] !== undefined}
        helperText={errorOf(field) ?? hint}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    );
  };
  const choose = async (file: File) => {
    const result = await picture.choose(file);
    if (result === 'failed') toast(t.pictureFailed);
  };
  // The upload knows its URL later than the press that chose the file.
  if (!isBusy && picture.url !== values.image) set({ image: picture.url });

  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      {leaveQuestion}
      <div aria-live="polite">
        {form.conflict ? (
          <CollectionConflict form={form} />
        ) : (
          form.failure && <AlertBox severity="error">{translate(form.failure)}</AlertBox>
        )}
      </div>
      <FormSection title={collection ? t.editTitle : t.newTitle}>
        {text('name', t.name, { maxLength: MAX_COLLECTION_NAME })}
        {text('nameBn', t.nameBn, { maxLength: MAX_COLLECTION_NAME, isOptional: true, lang: 'bn' })}
        {!collection && text('id', t.address, { hint: t.addressHint })}
        {text('description', t.description, {
          maxLength: MAX_COLLECTION_DESCRIPTION,
          rows: 2,
          isOptional: true,
        })}
        {text('descriptionBn', t.descriptionBn, {
          maxLength: MAX_COLLECTION_DESCRIPTION,
          rows: 2,
          isOptional: true,
          lang: 'bn',
        })}
        <ImagePicker
          label={t.picture}
          preview={picture.preview}
          progress={picture.progress}
          error={picture.error}
          disabled={isSaving}
          onChoose={(file) => void choose(file)}
          onRemove={picture.remove}
        />
        <LabelledCheckbox
          label={t.isVisible}
          isOn={values.isVisible}
          onChange={(isVisible) => set({ isVisible })}
        />
      </FormSection>
      <FormSection title={t.products}>
        <SegmentedControl
          legend={t.chosenBy}
          value={values.by}
          options={[
            { value: 'hand', label: t.hand },
            { value: 'rule', label: t.rule },
          ]}
          onChoose={(by) => set({ by })}
        />
        {values.by === 'hand' ? (
          <ProductPicker picked={values.products} onChange={(products) => set({ products })} />
        ) : (
          <RuleFields rule={values.rule} onChange={(rule) => set({ rule })} />
        )}
        {membershipError && <AlertBox severity="error">{translate(membershipError)}</AlertBox>}
        <MemberCount values={values} />
      </FormSection>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" {...busyProps(isBusy || !form.isEdited)}>
          {isSaving ? t.saving : t.save}
        </Button>
        <Button variant="outlined" data-leaves {...busyProps(isSaving, onClose)}>
          {t.cancel}
        </Button>
      </Box>
    </Box>
  );
}
