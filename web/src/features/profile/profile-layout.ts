import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

/** Lays out card, tiles and orders: one column on a phone, the card beside the rest on wider screens. */
export const ProfileLayout = styled(Box)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(7),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    '& > section': { gridColumn: 2 },
  },
}));
