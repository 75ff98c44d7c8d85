import { addressToSaveSchema, type SavedAddress } from '@nargisus/domain/checkout';
import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { usePlaces } from '#data/places/use-places.ts';
import { addAddress, changeAddress } from '#data/users/addresses.ts';
import { addressStrings } from '#locales/en/addresses.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AddressForm, EMPTY_ADDRESS } from '#ui/address-form.tsx';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LabelledCheckbox } from '#ui/labelled-checkbox.tsx';
import { toast } from '#ui/toast.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';

interface Props {
  /** Null adds one. */
  address: SavedAddress | null;
  /** Whether it is the default already. */
  isDefault: boolean;
  onClose(): void;
  onSaved(): void;
}

/** Renders the form of a saved address, with the errors of the server. */
export function AddressDialog({ address, isDefault, onClose, onSaved }: Props) {
  const t = useStrings(addressStrings);
  const translate = useTranslate();
  const places = usePlaces();
  const fields = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const { id, ...stored } = address ?? { ...EMPTY_ADDRESS, id: '' };
  const form = useSchemaForm(addressToSaveSchema, { ...EMPTY_ADDRESS, ...stored, isDefault });

  const onSubmit = form.submit(async (values) => {
    setError('');
    try {
      await (address ? changeAddress(id, values) : addAddress(values));
      onSaved();
    } catch (cause) {
      const answer = serverError(cause);
      if (answer?.fields) form.showErrors(answer.fields);
      else if (answer) setError(translate(answer.message));
      else toast(t.notChanged, { kind: 'error' });
    }
  });
  return (
    <ConfirmDialog
      title={address ? t.editTitle : t.addTitle}
      confirmLabel={form.isSubmitting ? t.saving : t.saveChanges}
      cancelLabel={t.cancel}
      isBusy={form.isSubmitting}
      onConfirm={() => fields.current?.requestSubmit()}
      onCancel={onClose}
    >
      <form ref={fields} noValidate onSubmit={onSubmit} style={{ paddingTop: 8 }}>
        <AddressForm form={form} places={places} />
        {!isDefault && (
          <LabelledCheckbox
            label={t.asDefault}
            isOn={form.values.isDefault}
            onChange={(isOn) => form.set('isDefault', isOn)}
          />
        )}
      </form>
      {error && (
        <AlertBox severity="error" sx={{ mt: 2 }}>
          {error}
        </AlertBox>
      )}
    </ConfirmDialog>
  );
}
