import Divider from '@mui/material/Divider';
import { authTexts } from '#texts/en/auth.ts';
import { useTexts } from '#texts/use-texts.ts';

/** Between the form and Google's button. */
export function OrDivider() {
  const t = useTexts(authTexts);
  return <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>{t.or}</Divider>;
}
