import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Children, type ReactNode } from 'react';
import { adminDeskTexts } from '../../../texts/en/admin-desk.ts';
import { useTexts } from '../../../texts/use-texts.ts';

interface Props {
  /** The search field. */
  search: ReactNode;
  /** The menus of filters and sortings. */
  children: ReactNode;
  /** Where something is filtered or searched for. */
  onClear: (() => void) | null;
}

/** Search, filters and sorting of a table; all of it is in the address. */
export function FilterBar({ search, children, onClear }: Props) {
  const t = useTexts(adminDeskTexts);
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr 1fr',
          lg: `minmax(240px, 2fr) repeat(${Children.count(children)}, minmax(124px, 1fr))`,
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      {search}
      {children}
      {onClear && (
        <Button variant="text" size="small" onClick={onClear} sx={{ justifySelf: 'start' }}>
          {t.clearFilters}
        </Button>
      )}
    </Box>
  );
}
