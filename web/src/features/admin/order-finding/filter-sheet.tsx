import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { REGIONS } from '@nargisus/domain/checkout';
import { requestMessages } from '@nargisus/domain/contract';
import { CARRIERS } from '@nargisus/domain/desk';
import { PAYMENT_METHODS, SOLD_THROUGH } from '@nargisus/domain/orders';
import { usePlaces } from '#data/places/use-places.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { orderFindingStrings } from '#locales/en/staff/order-finding.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { OrderListParams } from '../orders/use-order-list-params.ts';
import { DayField } from '../shared/day-field.tsx';
import { useDistricts } from '../shared/use-districts.ts';
import { useSourceNames } from './use-filter-text.ts';

interface Props {
  params: OrderListParams;
  onClose(): void;
}

/** Renders the filters beside the statuses: a sheet from below on a phone, from the side on other screens. */
export function FilterSheet({ params: { filter, setFilter }, onClose }: Props) {
  const t = useStrings(orderFindingStrings);
  const shared = useStrings(adminSharedStrings);
  const labels = useStrings(orderLabelStrings);
  const sources = useSourceNames();
  const districts = useDistricts(usePlaces());
  const translate = useTranslate();
  const isBackwards = Boolean(filter.from && filter.to && filter.from > filter.to);
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const all = ['', shared.all] as const;
  const inDivision = districts.filter(({ region }) => !filter.region || region === filter.region);
  // A district of a link is shown before the places are loaded too.
  const known = inDivision.some(({ key }) => key === filter.district);
  const unknown = filter.district && !known ? [[filter.district, filter.district] as const] : [];

  const selects = [
    { name: 'source', options: SOLD_THROUGH.map((it) => [it, sources[it]] as const) },
    { name: 'courier', options: CARRIERS.map((it) => [it, t.carriers[it]] as const) },
    { name: 'method', options: PAYMENT_METHODS.map((it) => [it, labels.paymentMethods[it]] as const) },
    { name: 'region', options: REGIONS.map((it) => [it, labels.regions[it]] as const) },
    {
      name: 'district',
      options: [...unknown, ...inDivision.map(({ key, name }) => [key, name] as const)],
    },
  ] as const;
  return (
    <Drawer
      anchor={isWide ? 'right' : 'bottom'}
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t.sheet,
          sx: { width: { xs: '100%', sm: 400 }, maxHeight: { xs: '90vh', sm: 'none' } },
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
        <div>
          <Typography variant="h4" component="h2">
            {t.sheet}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t.sheetAbout}
          </Typography>
        </div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={t.names[name]}
              value={filter[name] ?? ''}
              error={isBackwards}
              helperText={
                name === 'to' && isBackwards ? translate(requestMessages.lastDayBeforeFirst) : undefined
              }
              onChange={(day) => setFilter({ [name]: day })}
            />
          ))}
        </Box>
        {selects.map(({ name, options }) => (
          <SelectField
            key={name}
            label={t.names[name]}
            isOptional
            value={filter[name] ?? ''}
            options={[all, ...options]}
            onChange={({ target }) =>
              // A district lies in one division.
              setFilter({ [name]: target.value, ...(name === 'region' && { district: null }) })
            }
          />
        ))}
        <Button onClick={onClose}>{t.close}</Button>
      </Box>
    </Drawer>
  );
}
