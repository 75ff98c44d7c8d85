import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** A whole page that waits and says for what. */
export function Waiting({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{ minHeight: '70svh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <CircularProgress aria-hidden size={36} thickness={3} />
      <Typography color="textSecondary">{text}</Typography>
    </Box>
  );
}
