import Button from '@mui/material/Button';
import { editedPicturesOf, versionOf, type Product } from '@nargisus/domain/catalogue';
import { productMessages } from '@nargisus/domain/messages';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PRODUCTS_TAB } from '#config/dashboard-state.ts';
import { paths } from '#config/paths.ts';
import { saveProductCost } from '#data/catalogue/product-cost.ts';
import { deleteProduct, updateProduct } from '#data/catalogue/staff-product-mutations.ts';
import { useStoredProduct } from '#data/catalogue/staff-product-queries.ts';
import { serverError } from '#data/api/call-api.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { toast } from '#ui/toast.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { ProductForm } from './product-form.tsx';
import { productBody } from './product-body.ts';
import { formValuesOf } from './product-form-values.ts';
import { saveOutcome } from './save-outcome.ts';
import { useCostField } from './use-cost-field.ts';
import { busyProps } from '#ui/busy-props.ts';

/** Renders Update Product (docs/reference/specification.md 2). Reads one document. */
export function UpdateProduct({ id }: { id: string }) {
  const t = useStrings(adminProductsStrings);
  const translate = useTranslate();
  const product = useStoredProduct(id);
  if (product.state === 'loading') return <LoadingScreen text={t.loading} />;
  if (product.state === 'failed')
    return <LoadFailed text={translate(productMessages.listFailed)} onRetry={product.retry} />;
  if (product.state === 'missing')
    return (
      <EmptyState title={t.notFound} text={t.notFoundText(id)}>
        <Button component={Link} to={paths.dashboard('products')}>
          {t.backToProducts}
        </Button>
      </EmptyState>
    );
  return <StoredProduct product={product.value} />;
}

function StoredProduct({ product: first }: { product: Product }) {
  const t = useStrings(adminProductsStrings);
  const translate = useTranslate();
  const navigate = useNavigate();
  const cost = useCostField(first.id);
  const [isDeleting, setDeleting] = useState(false);
  /** The version that the next save is based on; after a rejected save, the version of the colleague. */
  const base = useRef(first);
  const { id } = first;

  const remove = async () => {
    if (!window.confirm(t.confirmDelete)) return; // docs/reference/specification.md 5: confirmed by the browser
    setDeleting(true);
    try {
      await deleteProduct(id);
    } catch (cause) {
      toast(translate(serverError(cause) ?? productMessages.deleteFailed), { kind: 'error' });
      setDeleting(false);
      return;
    }
    toast(t.removed);
    await navigate(paths.dashboard(), { state: PRODUCTS_TAB });
  };

  return (
    <ProductForm
      initial={formValuesOf({ ...first, pictures: editedPicturesOf(first) })}
      pictureId={id}
      isNew={false}
      cost={cost}
      submit={t.save}
      submitting={t.saving}
      onSave={async (form) => {
        const edit = { ...productBody(form), fromVersion: versionOf(base.current) };
        const messages = { done: t.saved, failed: productMessages.updateFailed };
        const save = async () => {
          base.current = await updateProduct(id, edit);
        };
        const outcome = await saveOutcome(save, messages, base.current);
        if (!outcome.ok && outcome.stale) base.current = outcome.stale.stored;
        if (!outcome.ok || !cost.isChanged) return outcome;
        const saved = await saveOutcome(() => saveProductCost(id, cost.typed), {
          done: t.saved,
          failed: t.costs.notSaved,
        });
        if (saved.ok) cost.markSaved();
        return saved;
      }}
      onDone={() => void navigate(paths.dashboard(), { state: PRODUCTS_TAB })}
    >
      <Button
        variant="outlined"
        color="error"
        {...busyProps(isDeleting, () => void remove())}
        sx={{ ml: { sm: 'auto' } }}
      >
        {isDeleting ? t.deleting : t.deleteProduct}
      </Button>
    </ProductForm>
  );
}
