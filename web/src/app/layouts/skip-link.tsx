import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { styled } from '@mui/material/styles';

/** First stop of the Tab key: past navbar and strip to the content. */
export function SkipLink({ to }: { to: string }) {
  return <Skip href={`#${to}`}>{useStrings(layoutStrings).skip}</Skip>;
}

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
