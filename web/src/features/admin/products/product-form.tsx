import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  CATEGORIES,
  productFormSchema,
  suggestedCollections,
  suggestedSizing,
  type Category,
  type ProductInput as Form,
  type Size,
  type Sizing,
} from '@nargisus/domain/catalogue';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePictureList } from '#data/images/use-picture-list.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useUnsavedChanges } from '#ui/use-unsaved-changes.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { productPictureStrings } from '#locales/en/staff/product-pictures.ts';
import { FormSection } from '../shared/form-section.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { TakaField } from '../shared/taka-field.tsx';
import { CostFields } from './cost-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import {
  formValuesOf,
  hasDetails,
  hasPrices,
  typedColour,
  typedSale,
  type ProductFormValues,
} from './product-form-values.ts';
import { PriceFields } from './price-fields.tsx';
import type { SaveOutcome } from './save-outcome.ts';
import { SizesField } from './sizes-field.tsx';
import { startingSizes } from './starting-sizes.ts';
import { CollectionsField } from './collections-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import type { CostField } from './use-cost-field.ts';
import { useEditConflict } from './use-edit-conflict.ts';
import { busyProps } from '#ui/busy-props.ts';

interface Props {
  initial: ProductFormValues;
  /** The ID of the product under which its images are stored. */
  pictureId: string;
  /** Read-only when editing (docs/reference/specification.md 5). */
  isNew: boolean;
  /** Saved by the caller, after the product. */
  cost: CostField;
  submit: string;
  submitting: string;
  onSave(form: Form): Promise<SaveOutcome>;
  /** Called when the success banner has been shown long enough. */
  onDone(): void;
  /** Beside Cancel and the submit button. */
  children?: ReactNode;
}

const SALE_PARTS = ['sale.price', 'sale.from', 'sale.until'] as const;
const COLOUR_PARTS = ['colour.name', 'colour.nameBn', 'colour.hex'] as const;

/** docs/reference/specification.md 9, Product form success redirect. */
const REDIRECT_DELAY_MS = 2_000;

/**
 * Renders the form for adding and updating a product: Basic Information and Product Image
 * (docs/reference/specification.md 2 and 5). The caller saves.
 */
export function ProductForm(props: Props) {
  const { initial, pictureId, isNew, cost, submit, submitting, onSave, onDone, children } = props;
  const t = useStrings(adminProductsStrings);
  const texts = useStrings(productPictureStrings);
  const translate = useTranslate();
  const labels = useStrings(catalogueLabelStrings);
  const form = useSchemaForm(productFormSchema, initial);
  const pictures = usePictureList({ folder: { kind: 'product', id: pictureId }, saved: initial.pictures });
  const setSizes = (sizing: Sizing | undefined, sizes: readonly Size[] | undefined) => {
    form.set('sizing', sizing);
    form.set('sizes', sizes);
  };
  const stale = useEditConflict((field, stored) => {
    const values = formValuesOf(stored);
    if (field === 'pictures') pictures.replace(stored.pictures);
    else if (field === 'colour') for (const part of COLOUR_PARTS) form.set(part, values[part]);
    else if (field === 'sizes') setSizes(values.sizing, values.sizes);
    else if (field === 'sale') for (const part of SALE_PARTS) form.set(part, values[part]);
    else form.set(field, values[field]);
  });
  const isBusy = form.isSubmitting;
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const banner = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onDone);
  const isSaved = outcome?.ok === true;
  useEffect(() => {
    if (outcome) banner.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  useEffect(() => {
    if (!isSaved) return;
    const leaving = setTimeout(() => leave(), REDIRECT_DELAY_MS);
    return () => clearTimeout(leaving);
  }, [isSaved]);

  const save = async (values: Form): Promise<void | 'leaving'> => {
    setOutcome(null);
    if (!cost.check()) return;
    stale.show(undefined, values);
    const ended = await onSave(values);
    setOutcome(ended);
    if (ended.ok) {
      pictures.markSaved();
      return 'leaving';
    }
    stale.show(ended.stale, values);
    if (ended.fields) form.showErrors(ended.fields);
  };

  const image = form.field('image');
  const { name, category, inStock, featured, collections, sizes } = form.values;
  // Sound: the select offers no other values.
  const chosenCategory = category as Category;
  const suggested = name.trim() ? suggestedCollections({ name, category: chosenCategory }) : [];
  const sizing = form.values.sizing ?? suggestedSizing(chosenCategory);
  const isChanged =
    (Object.keys(initial) as (keyof ProductFormValues)[]).some(
      (field) => String(form.values[field]) !== String(initial[field]), // lists by their elements
    ) ||
    pictures.isChanged ||
    cost.isChanged;
  const leaveQuestion = useUnsavedChanges(isChanged && !isSaved, paths.dashboard('products'));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit(save, {
        image: pictures.edited[0]?.url ?? '',
        pictures: pictures.edited,
        colour: typedColour(form.values),
        sale: typedSale(form.values),
        collections: [...(collections ?? suggested)],
        sizing,
        sizes: [...(sizes ?? startingSizes(sizing))],
      })}
      sx={{ display: 'grid', gap: 4 }}
    >
      {leaveQuestion}
      <div ref={banner} aria-live="polite">
        {stale.notice && <EditConflictNotice {...stale.notice} />}
        {outcome && !stale.notice && (
          <AlertBox severity={outcome.ok ? 'success' : 'error'}>{translate(outcome.message)}</AlertBox>
        )}
      </div>
      <FormSection title={t.basics}>
        {isNew ? (
          <TextInput {...hinted(form.field('id'), t.idHint)} label={t.id} isOptional />
        ) : (
          <TextInput value={initial.id} label={t.id} helperText={t.idFixed} readOnly isOptional />
        )}
        <TextInput {...form.field('name')} label={t.name} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TakaField {...form.field('price')} label={t.price} />
          <SelectField
            {...form.field('category')}
            label={t.category}
            options={CATEGORIES.map((it) => [it, labels.categories[it]] as const)}
          />
        </Box>
        <CostFields cost={cost} price={form.values.price} salePrice={form.values['sale.price']} />
        <TextInput {...form.field('description')} label={t.description} rows={4} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 28px' }}>
          <LabelledCheckbox label={t.inStock} isOn={inStock} onChange={(isOn) => form.set('inStock', isOn)} />
          <LabelledCheckbox
            label={t.featured}
            isOn={featured}
            onChange={(isOn) => form.set('featured', isOn)}
          />
        </Box>
        <CollectionsField
          chosen={collections}
          suggested={suggested}
          onChange={(chosen) => form.set('collections', chosen)}
        />
      </FormSection>
      <FormSection title={t.sizes}>
        <SizesField
          sizing={sizing}
          sizes={sizes ?? startingSizes(sizing)}
          error={form.errorOf('sizes')}
          onChange={setSizes}
        />
      </FormSection>
      <PriceFields isFilled={hasPrices(initial)} field={form.field} />
      <DetailFields
        isFilled={hasDetails(initial)}
        field={form.field}
        onSwatch={(hex) => form.set('colour.hex', hex)}
      />
      <FormSection title={t.picture}>
        <PicturesField
          label={t.picture}
          list={pictures}
          error={pictures.pictures.length > 0 ? undefined : image.helperText}
          isDisabled={isBusy}
        />
        {!isNew && pictures.isChanged && (
          <Button
            variant="text"
            size="small"
            {...busyProps(isBusy, pictures.revert)}
            sx={{ justifySelf: 'start' }}
          >
            {texts.revert}
          </Button>
        )}
      </FormSection>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" {...busyProps(isBusy || pictures.isUploading)}>
          {pictures.isUploading ? t.uploading : isBusy ? submitting : submit}
        </Button>
        <Button variant="outlined" component={Link} to={paths.dashboard('products')} data-discards>
          {t.cancel}
        </Button>
        {children}
      </Box>
    </Box>
  );
}

function hinted<F extends { helperText: string | undefined }>(field: F, hint: string): F {
  return { ...field, helperText: field.helperText ?? hint };
}
