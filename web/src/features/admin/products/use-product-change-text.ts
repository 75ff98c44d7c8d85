import {
  changedFields,
  editedOf,
  type BulkValues,
  type Edited,
  type PlannedBulkEdit,
  type Product,
} from '@nargisus/domain/catalogue';
import { adminBulkEditStrings } from '#locales/en/staff/admin-bulk-edit.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useFormatValue } from './use-format-value.ts';

/** Returns functions that put the changes of a product into words: "price: ৳1,250 → ৳1,000". */
export function useProductChangeText() {
  const t = useStrings(adminBulkEditStrings);
  const { fields } = useStrings(adminProductsStrings).stale;
  const formatValue = useFormatValue();
  const textOf = (names: readonly (keyof typeof fields)[], before: Edited, after: Edited) =>
    names
      .map((name) => t.fromTo(fields[name], formatValue(name, before, true), formatValue(name, after)))
      .join(' · ');
  return {
    /** Returns what the edit changes. */
    planned: ({ product, changed, after }: PlannedBulkEdit) =>
      textOf(changed, editedOf(product), withValues(product, after)),
    /** Returns what a colleague changed. */
    between: (before: Product, after: Product) => {
      const [one, other] = [editedOf(before), editedOf(after)];
      return textOf(changedFields(one, other), one, other);
    },
  };
}

/** A product with other values; one without a struck-through price loses the product's. */
const withValues = (product: Product, values: BulkValues): Edited => {
  const { compareAtPrice: _before, ...rest } = editedOf(product);
  return { ...rest, ...values };
};
