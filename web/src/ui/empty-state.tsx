import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NarcissusMark } from './narcissus-mark.tsx';
import { Container } from './container.tsx';

interface Props {
  as?: 'h1' | 'h2';
  title: string;
  text?: ReactNode;
  /** Ways on: buttons and links. */
  children?: ReactNode;
}

/** A place with nothing to show, said plainly, with a way on. */
export function EmptyState({ as = 'h2', title, text, children }: Props) {
  return (
    <Room>
      <NarcissusMark size={56} />
      <Typography variant={as === 'h1' ? 'h1' : 'h3'} component={as}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {children && <Ways>{children}</Ways>}
    </Room>
  );
}

const Room = styled(Container)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 20,
  paddingBlock: 'clamp(56px, 12vh, 128px)',
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 8,
});
