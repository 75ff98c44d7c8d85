import { styled, type CSSObject, type Theme } from '@mui/material/styles';

/** Fields of public pages: the platform's own controls in the shop's look, so that no list carries MUI's. */
const look = ({ theme }: { theme: Theme }): CSSObject => ({
  width: '100%',
  height: 44,
  paddingInline: 12,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 400,
  fontSize: '1rem', // smaller, and a phone zooms into it
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
});

export const PlainInput = styled('input')(look);

/** With an arrow of our own: the platform's sticks to the edge. */
export const PlainSelect = styled('select')(look, {
  appearance: 'none',
  paddingRight: 34,
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 0), linear-gradient(135deg, currentColor 50%, transparent 0)',
  backgroundPosition: 'right 18px center, right 13px center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
  cursor: 'pointer',
});

/** A label above its field. */
export const Labelled = styled('label')({
  display: 'grid',
  gap: 4,
  fontSize: '0.9375rem',
  fontWeight: 600,
});
