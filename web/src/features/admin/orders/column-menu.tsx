import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { adminOrdersTexts } from '../../../texts/en/admin-orders.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { MORE_COLUMNS, ORDER_COLUMNS } from './order-columns.tsx';

/** Which columns to show. The order id always stays: without it a row is nobody's. */
export function ColumnMenu({ chosen, onToggle }: { chosen: readonly string[]; onToggle(key: string): void }) {
  const desk = useTexts(adminDeskTexts);
  const t = useTexts(adminOrdersTexts);
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
        {desk.columns}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {[...ORDER_COLUMNS, ...MORE_COLUMNS].slice(1).map((key) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(key)}
            onClick={() => onToggle(key)}
            sx={{ minHeight: 44, pl: 1 }}
          >
            <Checkbox
              size="small"
              checked={chosen.includes(key)}
              tabIndex={-1}
              aria-hidden
              sx={{ p: 0.75, mr: 0.5 }}
            />
            {t.columns[key]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
