import { makeProductId } from '@nargisus/domain/catalogue';
import { productMessages } from '@nargisus/domain/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRODUCTS_TAB } from '#config/dashboard-state.ts';
import { paths } from '#config/paths.ts';
import { saveProductCost } from '#data/catalogue/product-cost.ts';
import { addProduct, updateProduct } from '#data/catalogue/staff-product-mutations.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ProductForm } from './product-form.tsx';
import { productBody } from './product-body.ts';
import { EMPTY_PRODUCT } from './product-form-values.ts';
import { saveOutcome } from './save-outcome.ts';
import { useCostField } from './use-cost-field.ts';

/**
 * Renders Add Product (docs/reference/specification.md 2). Generates the ID first: the image is uploaded under it
 * before the product exists.
 */
export function AddProduct() {
  const t = useStrings(adminProductsStrings);
  const navigate = useNavigate();
  const cost = useCostField(null);
  /** The product is in the shop, but saving its cost failed: saving again updates it. */
  const isAdded = useRef(false);
  const [ownId] = useState(() => makeProductId(new Date(), Math.random()));
  return (
    <ProductForm
      initial={EMPTY_PRODUCT}
      pictureId={ownId}
      isNew
      cost={cost}
      submit={t.add}
      submitting={t.adding}
      onSave={async (form) => {
        const id = form.id || ownId;
        const messages = { done: t.added, failed: productMessages.addFailed };
        const body = { ...productBody(form), id };
        const save = async () => {
          if (isAdded.current) await updateProduct(id, body);
          else await addProduct(body);
          isAdded.current = true;
        };
        const outcome = await saveOutcome(save, messages);
        if (!outcome.ok || !cost.isChanged) return outcome;
        return saveOutcome(() => saveProductCost(id, cost.typed), {
          done: t.added,
          failed: t.costs.notSaved,
        });
      }}
      onDone={() => void navigate(paths.dashboard(), { state: PRODUCTS_TAB })}
    />
  );
}
