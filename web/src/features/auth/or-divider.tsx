import Divider from '@mui/material/Divider';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Between the form and Google's button. */
export function OrDivider() {
  const t = useStrings(authStrings);
  return <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>{t.or}</Divider>;
}
