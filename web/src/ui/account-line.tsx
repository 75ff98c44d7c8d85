import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { AccountPhoto } from './account-photo.tsx';

interface Props {
  photoUrl: string | null;
  name: string;
  email: string;
}

/** Renders photo, name and email of an account. */
export function AccountLine({ photoUrl, name, email }: Props) {
  return (
    <Line>
      <AccountPhoto photoUrl={photoUrl} size={44} />
      <div>
        <Typography variant="h6" component="p">
          {name}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {email}
        </Typography>
      </div>
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});
