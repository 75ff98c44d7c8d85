import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListPage, PageCursor } from '#data/query/list-page.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';

interface Props<Row> {
  page: ListPage<Row>;
  cursorOf(row: Row): string;
  /** The rows belong to the previous page request: there is no next page from them. */
  isOld: boolean;
  onGo(to: PageCursor | null): void;
}

/**
 * Renders the links to the previous and the next page; nothing if there is only one. A list that is read forwards only
 * has no link to the previous page: the browser's Back button returns there.
 */
export function Pagination<Row>({ page, cursorOf, isOld, onGo }: Props<Row>) {
  const t = useStrings(adminSharedStrings);
  const { rows, hasPrevious, hasNext, nextCursor } = page;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const after = nextCursor ?? (last && cursorOf(last));
  if (!hasPrevious && !hasNext) return null;
  return (
    <Box component="nav" aria-label={t.pages} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {nextCursor === undefined && (
        <Button
          variant="outlined"
          size="small"
          disabled={!hasPrevious}
          {...busyProps(isOld, () => onGo(first ? { before: cursorOf(first) } : null))}
        >
          {t.previousPage}
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        disabled={!hasNext || !after}
        {...busyProps(isOld, () => after && onGo({ after }))}
      >
        {t.nextPage}
      </Button>
      {hasPrevious && (
        <Button variant="text" size="small" onClick={() => onGo(null)}>
          {t.firstPage}
        </Button>
      )}
    </Box>
  );
}
