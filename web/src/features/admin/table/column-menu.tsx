import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { ColumnChoice } from './use-column-visibility.ts';

/** Renders the menu of visible columns. */
export function ColumnMenu({ choices, toggle }: ColumnChoice) {
  const t = useStrings(adminSharedStrings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.columns}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ key, name, isOn }) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={isOn}
            onClick={() => toggle(key)}
            sx={{ minHeight: 44, pl: 1 }}
          >
            <Checkbox size="small" checked={isOn} tabIndex={-1} aria-hidden sx={{ p: 0.75, mr: 0.5 }} />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
