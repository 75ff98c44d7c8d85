import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { stitch } from '../theme/stitch.ts';
import { pulse } from './pulse.ts';

interface Props {
  text: string;
  /** The page's title, and `about` its introduction, shown at once while the page is loading. */
  title?: string;
  about?: string;
}

/** Renders a page that is loading, and for what. */
export function LoadingScreen({ text, title, about }: Props) {
  return (
    <Box sx={{ minHeight: '70svh', display: 'grid', placeContent: 'center', justifyItems: 'center', px: 3 }}>
      {title && <Typography variant="h1">{title}</Typography>}
      {about && (
        <Typography
          color="textSecondary"
          sx={{ mt: 1.5, mb: 5, maxWidth: '38ch', textAlign: 'center', fontSize: '1.125rem' }}
        >
          {about}
        </Typography>
      )}
      <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        <Typography color="textSecondary">{text}</Typography>
        <Thread />
      </Box>
    </Box>
  );
}

const Thread = styled('span')(({ theme }) => ({
  width: 84,
  height: 2,
  background: stitch(theme.vars.palette.primary.main),
  animation: pulse,
}));
