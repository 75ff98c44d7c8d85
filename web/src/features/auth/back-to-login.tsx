import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { authStrings } from '#locales/en/auth.ts';
import { useStrings } from '#locales/use-strings.ts';

export function BackToLogin() {
  const t = useStrings(authStrings);
  const { state } = useLocation();
  return (
    <Link component={RouterLink} to={paths.login()} state={state}>
      {t.backToLogin}
    </Link>
  );
}
