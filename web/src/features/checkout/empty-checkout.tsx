import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { checkoutMessages } from './checkout-messages.ts';

export function EmptyCheckout() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start', py: 4 }}>
      <Typography variant="h3" component="h2">
        {checkoutMessages.empty}
      </Typography>
      <Button component={Link} to={paths.products()}>
        Continue Shopping
      </Button>
    </Stack>
  );
}
