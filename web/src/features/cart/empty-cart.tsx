import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '#config/paths.ts';
import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';
import { CartNote } from './cart-note.tsx';

interface Props {
  onClose(): void;
  /** Where the cart only seems empty: it could not be read. */
  onRetry?: () => void;
}

export function EmptyCart({ onClose, onRetry }: Props) {
  const t = useStrings(cartStrings);
  return (
    <Room>
      <NarcissusMark size={56} />
      <Typography variant="h4" component="p">
        {t.empty}
      </Typography>
      {onRetry ? (
        <CartNote>
          {t.notRead}{' '}
          <Button type="button" variant="text" small onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </CartNote>
      ) : (
        <Typography color="textSecondary">{t.emptyHint}</Typography>
      )}
      <ButtonLink to={paths.products()} onClick={onClose} sx={{ mt: 2 }}>
        {t.continue}
      </ButtonLink>
    </Room>
  );
}

const Room = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '24px 24px 20vh',
  textAlign: 'center',
});
