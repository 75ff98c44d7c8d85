import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { useReturnUrl } from './return-url.ts';

/** Renders the link from one entry back to the list that led to it, with its filters; to `list` where nothing did. */
export function BackButton({ list, label }: { list: string; label: string }) {
  return (
    <Button
      component={Link}
      to={useReturnUrl(list)}
      variant="text"
      size="small"
      startIcon={<ArrowLeftIcon size={18} />}
      sx={{ mb: 2, ml: -1 }}
    >
      {label}
    </Button>
  );
}
