import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Product } from '@nargisus/domain/catalogue';
import { toggleProductFlag } from '#data/catalogue/staff-product-mutations.ts';
import { useUid } from '#data/auth/identity.ts';
import { adminProductsStrings } from '#locales/en/staff/admin-products.ts';
import { useStrings } from '#locales/use-strings.ts';
import { motion } from '#theme/motion.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';
import { busyProps } from '#ui/busy-props.ts';

/** Renders a field of a product as a switch, which changes when the write is confirmed. */
export function ProductSwitch({ product, name }: { product: Product; name: 'inStock' | 'featured' }) {
  const t = useStrings(adminProductsStrings);
  const { run, isBusy } = useStaffAction();
  const uid = useUid() ?? '';
  const isOn = product[name];
  const [label, text] =
    name === 'inStock'
      ? [t.switchStock(product.name), isOn ? t.inStock : t.outOfStock]
      : [t.switchFeatured(product.name), isOn ? t.featured : t.notFeatured];
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      {...busyProps(
        isBusy,
        () =>
          void run(() => toggleProductFlag(product, name, { isOn: !isOn, by: uid }), {
            failed: t.switchFailed,
          }),
      )}
    >
      <span data-track>
        <span data-knob />
      </span>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {text}
      </Box>
    </Switch>
  );
}

const Switch = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& [data-track]': {
    flex: 'none',
    display: 'block',
    width: 34,
    height: 20,
    padding: 2,
    borderRadius: 10,
    background: theme.vars.palette.edge,
    transition: `background-color ${motion.quick}`,
  },
  '& [data-knob]': {
    display: 'block',
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
    transition: `translate ${motion.quick}`,
  },
  '&[aria-checked=true]': { color: theme.vars.palette.text.primary },
  '&[aria-checked=true] [data-track]': { background: theme.vars.palette.primary.main },
  '&[aria-checked=true] [data-knob]': { translate: '14px 0' },
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'progress' },
}));
