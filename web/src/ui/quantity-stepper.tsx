import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { controlStrings } from '../locales/en/controls.ts';
import { useStrings } from '../locales/use-strings.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';

interface Props {
  /** Said by the buttons: 'Decrease quantity of Linen Panjabi'. */
  of: string;
  onLess(): void;
  onMore(): void;
  lessOff?: boolean;
  moreOff?: boolean;
  /** What stands between the buttons: a number, or a field for one. */
  children: ReactNode;
}

export function QuantityStepper({ of, onLess, onMore, lessOff, moreOff, children }: Props) {
  const t = useStrings(controlStrings);
  return (
    <Frame>
      <Step type="button" aria-label={t.decrease(of)} disabled={lessOff} onClick={onLess}>
        <MinusIcon size={18} />
      </Step>
      {children}
      <Step type="button" aria-label={t.increase(of)} disabled={moreOff} onClick={onMore}>
        <PlusIcon size={18} />
      </Step>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 44,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  background: theme.vars.palette.background.paper,
}));

const Step = styled('button')(({ theme }) => ({
  width: 42,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { background: theme.vars.palette.cloth },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}));
