import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { DELIVERY_OPTIONS, deliveryCharge } from '@nargisus/domain/delivery';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { stitch } from '#theme/stitch.ts';
import { Money } from '#ui/money.tsx';

/** What delivery costs and how long it takes: the three options of the checkout (docs/reference/specification.md 9). */
export function DeliveryCharges() {
  const t = useStrings(contactStrings);
  const labels = useStrings(orderLabelStrings);
  return (
    <section aria-labelledby="delivery">
      <Typography variant="h2" id="delivery">
        {t.deliveryTitle}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t.deliveryHint}
      </Typography>
      <Options>
        {DELIVERY_OPTIONS.map((option) => (
          <li key={option}>
            <Typography variant="h6" component="h3">
              {labels.deliveryOptions[option]}
            </Typography>
            <Typography variant="h3" component="p">
              <Money amount={deliveryCharge(option)} />
            </Typography>
            <Typography color="textSecondary">{t.deliveryDays[option]}</Typography>
          </li>
        ))}
      </Options>
    </section>
  );
}

const Options = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '24px 0 0',
  padding: 0,
  display: 'grid',
  gap: '28px clamp(16px, 3vw, 48px)',
  '& > li': {
    display: 'grid',
    gap: 4,
    paddingTop: 18,
    background: `${stitch('currentColor')} 0 0 / 100% 2px no-repeat`,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
