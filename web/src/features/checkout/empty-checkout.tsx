import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '#config/paths.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Renders the checkout of an empty cart. */
export function EmptyCheckout() {
  const t = useStrings(checkoutStrings);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 4 }}>
      <Typography variant="h3" component="h2">
        {t.empty}
      </Typography>
      <Typography color="textSecondary">{t.emptyHint}</Typography>
      <ButtonLink to={paths.products()}>{t.continueShopping}</ButtonLink>
    </Stack>
  );
}
