import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { authTexts } from '#texts/en/auth.ts';
import { useTexts } from '#texts/use-texts.ts';

export function BackToLogin() {
  const t = useTexts(authTexts);
  const { state } = useLocation();
  return (
    <Link component={RouterLink} to={paths.login()} state={state}>
      {t.backToLogin}
    </Link>
  );
}
