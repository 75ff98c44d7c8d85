import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ProductListRequest } from '#data/catalogue/staff-product-queries.ts';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

/** Renders the download of the products within the filters. */
export function ExportButton({ request }: { request: ProductListRequest }) {
  const t = useStrings(adminImportStrings);
  const { number } = useFormats();
  const { run, isBusy } = useStaffAction();
  const [count, setCount] = useState(0);
  const download = async () => {
    setCount(0);
    const { exportProducts } = await import('#data/catalogue/export-products.ts');
    await exportProducts(request, setCount);
  };
  return (
    <Button variant="outlined" {...busyProps(isBusy, () => void run(download, { failed: t.exportFailed }))}>
      {isBusy ? t.exporting(number(count)) : t.exportProducts}
    </Button>
  );
}
