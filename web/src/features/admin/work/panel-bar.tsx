import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { adminWorkStrings } from '#locales/en/staff/admin-work.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/icons.tsx';
import { useReturnState } from '../shared/return-url.ts';
import type { OrderPlace } from './use-order-place.ts';

interface Props {
  id: string;
  place: OrderPlace;
  onClose(): void;
}

/** Renders the top of the panel: previous, next, the place in the list, the order's page, close. */
export function PanelBar({ id, place, onClose }: Props) {
  const t = useStrings(adminWorkStrings);
  const { number } = useFormats();
  const returnState = useReturnState();
  const neighbours = [
    [t.previous, place.previous, <ArrowLeftIcon key="previous" size={20} />],
    [t.next, place.next, <ArrowRightIcon key="next" size={20} />],
  ] as const;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {neighbours.map(([name, go, icon]) => (
        <IconButton key={name} aria-label={name} title={name} disabled={!go} onClick={go}>
          {icon}
        </IconButton>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {place.at && t.place(number(place.at), number(place.all))}
      </Typography>
      <Button
        component={Link}
        to={dashboardPaths.order(id)}
        state={returnState}
        variant="text"
        size="small"
        sx={{ ml: 'auto' }}
      >
        {t.page}
      </Button>
      <IconButton aria-label={t.close} title={t.close} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </Box>
  );
}
