import Typography from '@mui/material/Typography';

interface Props {
  isError: boolean;
  error: string;
  /** What is shown before the form was sent. */
  hint: string;
}

/** Renders a hint below a list, and in its place the error that announces what is missing. */
export function MissingText({ isError, error, hint }: Props) {
  return (
    <Typography role={isError ? 'alert' : undefined} color={isError ? 'error' : 'textSecondary'}>
      {isError ? error : hint}
    </Typography>
  );
}
