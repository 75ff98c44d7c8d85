import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import {
  DELIVERY_OPTIONS,
  DELIVERY_TERMS,
  estimateDelivery,
  estimatedDeliveryText,
  type DeliveryOption,
} from '@nargisus/domain/delivery';
import { Money } from '../../ui/money.tsx';

/** SPEC 9: three ways, each with its charge and the days it would arrive if ordered at `now`. */
export function DeliveryOptions({
  chosen,
  now,
  onChoose,
}: {
  chosen: DeliveryOption;
  now: Date;
  onChoose(option: DeliveryOption): void;
}) {
  return (
    <RadioGroup
      name="deliveryOption"
      aria-label="Delivery option"
      value={chosen}
      onChange={(_, option) => onChoose(option as DeliveryOption)}
      sx={{ gap: 1.5 }}
    >
      {DELIVERY_OPTIONS.map((option) => (
        <FormControlLabel
          key={option}
          value={option}
          control={<Radio />}
          disableTypography
          label={<DeliveryLabel option={option} now={now} />}
          sx={{
            m: 0,
            pr: 2,
            py: 1,
            border: 1,
            borderRadius: 1,
            borderColor: option === chosen ? 'primary.main' : 'edge',
            bgcolor: option === chosen ? 'cloth' : 'background.paper',
            '& > :last-child': { flex: 1 },
          }}
        />
      ))}
    </RadioGroup>
  );
}

function DeliveryLabel({ option, now }: { option: DeliveryOption; now: Date }) {
  const { label, daysText, charge } = DELIVERY_TERMS[option];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {daysText} · {estimatedDeliveryText(estimateDelivery(option, now), now)}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600 }}>
        <Money amount={charge} />
      </Typography>
    </Box>
  );
}
