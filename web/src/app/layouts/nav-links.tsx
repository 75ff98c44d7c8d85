import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { motion } from '#theme/motion.ts';
import { stitch } from '#theme/stitch.ts';

/** A link of the navbar or the strip: the current one is stitched underneath. */
export const StripLink = styled(NavLink)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  background: `${stitch('currentColor')} 0 calc(100% - 8px) / 0 2px no-repeat`,
  transition: `background-size 320ms ${motion.settle}`,
  '&:hover, &[aria-current="page"]': { backgroundSize: '100% 2px' },
}));
