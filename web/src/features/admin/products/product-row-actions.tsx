import IconButton from '@mui/material/IconButton';
import type { Product } from '@nargisus/domain/catalogue';
import { productMessages } from '@nargisus/domain/messages';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { deleteProduct } from '#data/catalogue/staff-product-mutations.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PencilIcon } from '#ui/form-icons.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { useConfirmDelete } from '../shared/use-confirm-delete.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { RowActions } from '../table/row-actions.tsx';
import { busyProps } from '#ui/busy-props.ts';

export function ProductRowActions({ product: { id, name } }: { product: Product }) {
  const t = useStrings(adminProductsStrings);
  const confirmDelete = useConfirmDelete();
  const { run, isBusy } = useStaffAction();
  const remove = async () => {
    if (!(await confirmDelete(t.removeText(name)))) return;
    await run(() => deleteProduct(id), {
      failed: productMessages.deleteFailed,
      done: t.removed,
      outcome: 'deleted',
    });
  };
  return (
    <RowActions>
      <IconButton component={Link} to={paths.updateProduct(id)} aria-label={t.edit(name)}>
        <PencilIcon size={20} />
      </IconButton>
      <IconButton aria-label={t.remove(name)} {...busyProps(isBusy, () => void remove())}>
        <TrashIcon size={20} />
      </IconButton>
    </RowActions>
  );
}
