import { MAX_BULK_PRODUCTS, type Product } from '@nargisus/domain/catalogue';
import { productMessages } from '@nargisus/domain/messages';
import { useState } from 'react';
import {
  cursorOfProduct,
  readFirstProducts,
  type ProductListRequest,
} from '#data/catalogue/staff-product-queries.ts';
import type { ListPage } from '#data/query/list-page.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { adminBulkEditStrings } from '#locales/en/staff/admin-bulk-edit.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useDialogs } from '../shared/dialogs.ts';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { Pagination } from '../table/pagination.tsx';
import { useSelection } from '../table/use-selection.ts';
import { BulkEditBar } from './bulk-edit-bar.tsx';
import { BulkEditForm } from './bulk-edit-form.tsx';
import { BulkEditProgress } from './bulk-edit-progress.tsx';
import { FirstProducts } from './first-products.tsx';
import { ProductTable } from './product-table.tsx';
import { hasOutcome, useBulkEdit, type BulkRun } from './use-bulk-edit.ts';

const NO_PRODUCTS: readonly Product[] = [];

interface Props {
  of: Loadable<ListPage<Product>>;
  request: ProductListRequest;
  term: string;
}

/**
 * Renders a page of products, with the bulk edit of those that are selected. The edit belongs to the list and not to the
 * table: a product that it changes may leave the filters, and the table with it.
 */
export function ProductList({ of, request, term }: Props) {
  const t = useStrings(adminProductsStrings);
  const bulk = useStrings(adminBulkEditStrings);
  const { number } = useFormats();
  const translate = useTranslate();
  const { notify } = useDialogs();
  const { go, sortBy } = useListParams();
  const selection = useSelection({
    list: JSON.stringify([term, request]),
    rows: of.state === 'ready' ? of.value.rows : NO_PRODUCTS,
    idOf: ({ id }) => id,
    most: MAX_BULK_PRODUCTS,
  });
  const [edited, setEdited] = useState<readonly Product[] | null>(null);
  const state = useBulkEdit({ failed: bulk.requestFailed, onSaved: (run) => showSaved(run) });

  const close = () => {
    state.close();
    selection.clear();
  };
  const showSaved = (run: BulkRun) => {
    selection.clear();
    const count = run.rows.filter((row) => hasOutcome(row, 'saved')).length;
    const undo = { label: bulk.undo, run: () => void state.undo(run) };
    if (run.isUndo) notify('success', bulk.undone(count, number(count)));
    else notify('success', bulk.saved(count, number(count)), count > 0 ? undo : undefined);
  };

  const { category, stock, isFeatured, cursor } = request;
  return (
    <>
      <ListSection
        of={of}
        failed={translate(productMessages.listFailed)}
        isEmpty={({ rows }) => rows.length === 0}
        empty={term || category || stock || isFeatured || cursor ? t.noneHere : <FirstProducts />}
      >
        {(page, isOld) => (
          <>
            <ProductTable
              products={page.rows}
              sort={{ current: request.sort, onSort: sortBy }}
              isOld={isOld}
              selection={{ chosen: selection.ids, onChange: selection.setIds }}
              bar={
                <BulkEditBar
                  selection={selection}
                  onChooseAll={
                    !term && (page.hasNext || page.hasPrevious)
                      ? () => selection.chooseAll((most) => readFirstProducts(request, most))
                      : null
                  }
                  onEdit={() => setEdited(selection.items)}
                />
              }
            />
            <Pagination
              page={page}
              isOld={isOld}
              cursorOf={(it) => cursorOfProduct(it, request.sort)}
              onGo={go}
            />
          </>
        )}
      </ListSection>
      {edited && (
        <BulkEditForm
          products={edited}
          onSave={(plans) => {
            setEdited(null);
            void state.save(plans);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {state.run && <BulkEditProgress run={state.run} state={state} onClose={close} />}
    </>
  );
}
