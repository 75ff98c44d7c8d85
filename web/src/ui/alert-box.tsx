import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { MESSAGE_TINT } from '../theme/message-tint.ts';

/** Renders an alert, tinted by its severity in both schemes. */
export const AlertBox = styled(Alert)(({ theme, severity = 'success' }) => {
  const { palette } = theme.vars;
  const { main } = palette[severity];
  return {
    border: `1px solid color-mix(in srgb, ${main} 45%, transparent)`,
    background: `color-mix(in srgb, ${main} ${MESSAGE_TINT * 100}%, ${palette.background.default})`,
    color: palette.text.primary,
    '& .MuiAlert-icon': { color: main },
  };
});
