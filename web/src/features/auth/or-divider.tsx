import Divider from '@mui/material/Divider';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the divider between the form and the Google button. */
export function OrDivider() {
  const t = useStrings(authStrings);
  return <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>{t.or}</Divider>;
}
