import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** Card, tiles and orders: one under the other on a phone, the card beside the rest where there is room. */
export const ProfileLayout = styled(Box)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(7),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    '& > section': { gridColumn: 2 },
  },
}));
