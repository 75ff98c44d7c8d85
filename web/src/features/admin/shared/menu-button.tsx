import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';
import { busyProps } from '#ui/busy-props.ts';

interface Props {
  label: string;
  isBusy: boolean;
  /** The menu's items. They are mounted while it is open; `close` closes it. */
  children(close: () => void): ReactNode;
}

/** Renders a button that opens a menu of actions. */
export function MenuButton({ label, isBusy, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { onClick: _onClick, ...busy } = busyProps(isBusy);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...busy}
        onClick={({ currentTarget }) => {
          if (!isBusy) setAnchor(currentTarget);
        }}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {children(close)}
      </Menu>
    </>
  );
}
