import Typography from '@mui/material/Typography';
import { planBulkEdit, type PlannedBulkEdit, type Product } from '@nargisus/domain/catalogue';
import { useDeferredValue, useMemo, useState } from 'react';
import { adminBulkEditStrings } from '#locales/en/staff/admin-bulk-edit.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { FormDialog } from '../shared/form-dialog.tsx';
import { RowList } from '../shared/row-list.tsx';
import { BulkEditFields } from './bulk-edit-fields.tsx';
import { NO_CHANGE, readBulkEdit } from './bulk-edit-values.ts';
import { useProductChangeText } from './use-product-change-text.ts';

interface Props {
  products: readonly Product[];
  onSave(plans: readonly PlannedBulkEdit[]): void;
  onClose(): void;
}

/** Renders the form of a bulk edit with what it makes of each product: old and new values, and who is left out. */
export function BulkEditForm({ products, onSave, onClose }: Props) {
  const t = useStrings(adminBulkEditStrings);
  const { number } = useFormats();
  const translate = useTranslate();
  const changeText = useProductChangeText();
  const [values, setValues] = useState(NO_CHANGE);
  const [isChecked, setChecked] = useState(false);
  const { edit, errors } = readBulkEdit(values);
  // Typing stays fast while 500 rows are rendered.
  const shownValues = useDeferredValue(values);
  const plans = useMemo(() => {
    const shown = readBulkEdit(shownValues).edit;
    return products.map((product) => planBulkEdit(product, shown));
  }, [products, shownValues]);
  const leftOut = plans.filter(({ error }) => error);
  const changing = plans.filter(({ error, changed }) => !error && changed.length > 0);
  const same = plans.length - leftOut.length - changing.length;
  const isUntouched = Object.values(edit).every((value) => value === undefined);
  const problem = isUntouched ? t.nothingChosen : t.nothingChanges;

  const save = () => {
    setChecked(true);
    const toSave = products
      .map((product) => planBulkEdit(product, edit))
      .filter(({ error, changed }) => !error && changed.length > 0);
    if (Object.keys(errors).length === 0 && toSave.length > 0) onSave(toSave);
  };

  return (
    <FormDialog
      title={t.title(products.length, number(products.length))}
      submit={t.submit(changing.length, number(changing.length))}
      submitting={t.submit(changing.length, number(changing.length))}
      isBusy={false}
      maxWidth="sm"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <BulkEditFields
        values={values}
        errors={isChecked ? errors : {}}
        onChange={(changed) => setValues({ ...values, ...changed })}
      />
      <div role="status">
        {isChecked && changing.length === 0 && Object.keys(errors).length === 0 && (
          <AlertBox severity="error">{problem}</AlertBox>
        )}
        {!isUntouched && (
          <Typography sx={{ fontWeight: 600 }}>
            {t.summary(number(changing.length), number(same), number(leftOut.length))}
          </Typography>
        )}
      </div>
      {changing.length + leftOut.length > 0 && (
        <RowList
          label={t.preview}
          rows={[...leftOut, ...changing].map((plan) => ({
            place: plan.product.name,
            text: plan.error ? t.leftOut(translate(plan.error)) : changeText.planned(plan),
          }))}
        />
      )}
    </FormDialog>
  );
}
