import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { motion } from '../theme/motion.ts';
import { stitch } from '../theme/stitch.ts';

/** A link underlined by a running stitch, which is sewn tighter when it is pointed at. */
export const StitchedLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  background: `${stitch('currentColor')} 0 calc(100% - 7px) / 100% 2px no-repeat`,
  transition: `background-size ${motion.quick}, color ${motion.quick}`,
  '& svg': { transition: `transform ${motion.quick}` },
  '&:hover': { color: theme.vars.palette.primary.light },
  '&:hover svg': { transform: 'translateX(3px)' },
}));
