import { styled } from '@mui/material/styles';

/** A coloured label like StatusBadge, for values that are not statuses of an order. */
export const Chip = styled('span', { shouldForwardProp: (prop) => prop !== 'color' && prop !== 'wraps' })<{
  color: 'green' | 'red' | 'plum' | 'grey';
  /** Whether its text may take several lines. */
  wraps?: boolean;
}>(({ theme, color, wraps }) => {
  const { success, error, plum, text } = theme.vars.palette;
  const cssColor = { green: success.main, red: error.main, plum, grey: text.secondary }[color];
  return {
    display: 'inline-block',
    padding: '2px 10px',
    borderRadius: 2,
    fontSize: '0.875rem',
    fontWeight: 600,
    ...(wraps ? { whiteSpace: 'normal', minWidth: '8.5em' } : { whiteSpace: 'nowrap' }),
    color: cssColor,
    background: `color-mix(in srgb, ${cssColor} 12%, transparent)`,
  };
});
