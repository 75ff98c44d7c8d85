import Typography from '@mui/material/Typography';
import { membersOf } from '@nargisus/domain/collections';
import { useMemo } from 'react';
import { useCatalogue } from '#data/catalogue/use-catalogue.ts';
import { adminCollectionsStrings } from '#locales/en/staff/admin-collections.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { checkValues, type CollectionValues } from './collection-values.ts';

/** Renders how many products the collection has now, from the catalogue that shoppers load. */
export function MemberCount({ values }: { values: CollectionValues }) {
  const t = useStrings(adminCollectionsStrings);
  const { number } = useFormats();
  const catalogue = useCatalogue(true);
  const count = useMemo(() => {
    if (catalogue.state !== 'ready') return undefined;
    // Only the products matter here: a form without a name has members too.
    const checked = checkValues({ ...values, id: 'preview', name: 'preview', image: '' });
    return checked.ok
      ? membersOf(checked.form.membership, catalogue.value.entries, new Date()).length
      : undefined;
  }, [catalogue, values]);
  return (
    <Typography role="status" color="textSecondary">
      {count === undefined ? t.noCount : t.count(number(count))}
    </Typography>
  );
}
