import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import {
  buttonShape,
  iconButtonShape,
  outlinedLook,
  smallButtonShape,
  textLook,
} from '../theme/button-look.ts';
import { motion } from '../theme/motion.ts';

interface ButtonStyle {
  variant?: 'filled' | 'outlined' | 'text';
  small?: boolean;
}

const options = { shouldForwardProp: (prop: PropertyKey) => prop !== 'variant' && prop !== 'small' };

function looksOf({ theme, variant: look = 'filled', small }: ButtonStyle & { theme: Theme }): CSSObject {
  const { palette } = theme.vars;
  const looks: Record<NonNullable<ButtonStyle['variant']>, CSSObject> = {
    filled: {
      background: palette.primary.main,
      color: palette.primary.contrastText,
      '&:hover': { background: palette.primary.dark },
    },
    outlined: outlinedLook(theme),
    text: { ...textLook, color: palette.text.primary, '&:hover': { textDecorationThickness: 2 } },
  };
  return {
    ...buttonShape(theme),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    border: '1px solid transparent',
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}`,
    ...looks[look],
    ...(small && smallButtonShape),
    '&:disabled': {
      background: look === 'filled' ? palette.divider : 'none',
      borderColor: look === 'outlined' ? palette.divider : 'transparent',
      color: palette.text.secondary,
      cursor: 'default',
    },
  };
}

/** A button of the public pages. */
export const Button = styled('button', options)<ButtonStyle>(looksOf);

/** The same to another page. */
export const ButtonLink = styled(Link, options)<ButtonStyle>(looksOf);

const iconLook = ({ theme }: { theme: Theme }): CSSObject => ({
  ...iconButtonShape(theme),
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { background: theme.vars.palette.cloth },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
});

/** A button that is only an icon; it needs an aria-label. */
export const IconButton = styled('button')(iconLook);

/** The same to another page. */
export const IconButtonLink = styled(Link)(iconLook);
