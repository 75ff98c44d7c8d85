import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { profileStrings } from '#locales/en/profile.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the hint for users who signed in through Google (docs/reference/specification.md 2). */
export function GoogleHint() {
  const t = useStrings(profileStrings);
  return (
    <Box sx={{ p: 2, bgcolor: 'cloth' }}>
      <Typography
        component="span"
        variant="body2"
        sx={{
          display: 'inline-block',
          px: 1.25,
          mb: 0.75,
          border: 1,
          borderColor: 'edge',
          borderRadius: 4,
          fontWeight: 600,
        }}
      >
        {t.googleAccount}
      </Typography>
      <Typography variant="body2">{t.googleHint}</Typography>
    </Box>
  );
}
