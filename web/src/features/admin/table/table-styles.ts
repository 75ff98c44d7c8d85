import { keyframes, styled } from '@mui/material/styles';
import { still } from '#theme/motion.ts';

const arrive = keyframes({
  from: { backgroundColor: 'var(--arrived)' },
  to: { backgroundColor: 'transparent' },
});

/** The bar above a table, aligned right. */
export const TableBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginBottom: 12,
});

/** Wide tables scroll inside this frame; the page never does. */
export const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  // Its border makes the content one or two pixels higher: 'auto' would scroll those, and hold the page's scrolling back.
  overflowY: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  transition: 'opacity 120ms',
  '&[data-old]': { opacity: 0.55 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  [theme.breakpoints.down('md')]: { border: 0, background: 'none', overflow: 'visible' },
}));

export const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': {
      padding: '10px 8px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      fontSize: '0.875rem',
      fontWeight: 600,
      color: palette.text.secondary,
      background: palette.cloth,
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 32,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
    },
    '& td': { padding: '10px 8px', verticalAlign: 'middle', fontSize: '0.9375rem' },
    '& [data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 16 },
    '& tbody tr': { borderTop: line },
    '& tbody tr[data-details]': { borderTop: 0 },
    '& tr[data-open], & tr[data-details]': { background: palette.background.default },
    [theme.breakpoints.up('md')]: {
      '& td .MuiButton-text': { minWidth: 0, paddingInline: 8 },
      '&[data-dense] th': { padding: '6px 10px' },
      '&[data-dense] td': { padding: '3px 10px', fontSize: '0.875rem', whiteSpace: 'nowrap' },
      '&[data-dense] td .MuiButton-root': { minHeight: 30, paddingBlock: 2, fontSize: '0.8125rem' },
    },
    '--arrived': palette.secondary.light,
    '& tr[data-new]': { animation: `${arrive} 4s ease-out`, [still]: { animation: 'none' } },

    [theme.breakpoints.down('md')]: {
      '&, & tbody': { display: 'grid', gap: 12 },
      '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
      '& tbody tr': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignContent: 'start',
        alignItems: 'center',
        gap: '6px 16px',
        padding: '12px 16px',
        border: line,
        background: palette.background.paper,
      },
      '& tbody tr[data-details]': { display: 'block', marginTop: -13, borderTop: 0 },
      '& td, & td:first-of-type': { padding: 0, textAlign: 'left', minWidth: 0, overflowWrap: 'anywhere' },
      '& td[data-wide]': { gridColumn: '1 / -1' },
      // Text buttons align with the text above them, and a row of them fits.
      '& td .MuiButton-text': { minWidth: 0, marginInline: '0 10px', paddingInline: 0, whiteSpace: 'nowrap' },
      '& td[data-wide]:first-of-type, & td[data-tick] + td': { paddingRight: 44 },
      // The image is at the left edge; the cells beside it align, whichever columns are visible.
      '& td[data-picture]': { position: 'absolute', top: 12, left: 16 },
      '& td[data-picture] ~ td[data-beside]': { paddingLeft: 44 + 12 },
      '& td[data-tick] ~ td[data-beside]': { paddingRight: 44 },
      '& td[data-beside] + td[data-beside]': { minHeight: 25 },
      '& td[data-picture] + td[data-beside]:not(:has(+ td[data-beside]))': { minHeight: 55 },
      '& td[data-name]': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: '0 8px',
        '&::before': { content: 'attr(data-name)', fontSize: '0.8125rem', color: palette.text.secondary },
      },
      '& [data-numeric]': { textAlign: 'left' },
      '& td[data-tick]': { position: 'absolute', top: 10, right: 12, zIndex: 1 },
    },
    // Two cards per row on a tablet, unless rows open details.
    [theme.breakpoints.between('sm', 'md')]: {
      '&[data-pairs] tbody': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  };
});
