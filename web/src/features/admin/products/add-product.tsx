import { makeProductId } from '@nargisus/domain/catalogue';
import { productMessages } from '@nargisus/domain/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRODUCTS_TAB } from '#config/dashboard-state.ts';
import { paths } from '#config/paths.ts';
import { addProduct } from '#data/catalogue/staff-product-mutations.ts';
import { adminProductsStrings } from '#locales/en/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ProductForm } from './product-form.tsx';
import { productBody } from './product-body.ts';
import { EMPTY_PRODUCT } from './product-form-values.ts';
import { saveOutcome } from './save-outcome.ts';

/**
 * Renders Add Product (docs/reference/specification.md 2). Generates the ID first: the image is uploaded under it
 * before the product exists.
 */
export function AddProduct() {
  const t = useStrings(adminProductsStrings);
  const navigate = useNavigate();
  const [ownId] = useState(() => makeProductId(new Date(), Math.random()));
  return (
    <ProductForm
      initial={EMPTY_PRODUCT}
      pictureId={ownId}
      isNew
      submit={t.add}
      submitting={t.adding}
      onSave={(form) =>
        saveOutcome(() => addProduct({ ...productBody(form), id: form.id || ownId }), {
          done: t.added,
          failed: productMessages.addFailed,
        })
      }
      onDone={() => void navigate(paths.dashboard(), { state: PRODUCTS_TAB })}
    />
  );
}
