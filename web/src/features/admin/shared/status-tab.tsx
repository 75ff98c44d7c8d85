import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import type { UsePageByStatus } from '#data/query/page-by-status.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { ListSection } from '../table/list-section.tsx';
import { TabHeading } from './tab-heading.tsx';
import { useListParams } from './use-list-params.ts';

interface Props<Status extends string, Item> {
  /** The first one is shown at first. */
  statuses: readonly [Status, ...Status[]];
  usePage: UsePageByStatus<Status, Item>;
  t: {
    readonly title: string;
    readonly about: string;
    readonly show: string;
    readonly statuses: Readonly<Record<Status, string>>;
    readonly failed: string;
    readonly none: Readonly<Record<Status, string>>;
    readonly first: string;
    readonly next: string;
  };
  /** `onChanged` is called when the item has left the list. */
  renderItem(item: Item, onChanged: () => void): ReactNode;
}

/** Renders a tab that lists what customers sent by its status, newest first, page by page. */
export function StatusTab<Status extends string, Item extends { readonly _id: string }>({
  statuses,
  usePage,
  t,
  renderItem,
}: Props<Status, Item>) {
  const { oneOf, filter } = useListParams();
  const status = oneOf('status', statuses) ?? statuses[0];
  const [cursor, setCursor] = useState<string | null>(null);
  const { page, reload } = usePage(status, cursor);
  const heading = useRef<HTMLHeadingElement>(null);
  const onChanged = () => {
    // An item that leaves the list takes the focus with it.
    heading.current?.focus();
    reload();
  };
  return (
    <>
      <TabHeading ref={heading} title={t.title} about={t.about} />
      <Box sx={{ mb: 3 }}>
        <SegmentedControl
          legend={t.show}
          value={status}
          options={statuses.map((value) => ({ value, label: t.statuses[value] }))}
          onChoose={(chosen) => {
            setCursor(null);
            filter({ status: chosen === statuses[0] ? null : chosen });
          }}
        />
      </Box>
      <ListSection
        of={page}
        failed={t.failed}
        isEmpty={({ items }) => items.length === 0}
        empty={t.none[status]}
        rows={3}
      >
        {({ items, next }, isOld) => (
          <>
            <Box
              component="ul"
              aria-label={t.title}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, opacity: isOld ? 0.6 : 1 }}
            >
              {items.map((item) => (
                <li key={item._id}>{renderItem(item, onChanged)}</li>
              ))}
            </Box>
            <Box sx={{ display: 'flex', gap: 1.5, mt: 3 }}>
              {cursor !== null && (
                <Button variant="outlined" onClick={() => setCursor(null)}>
                  {t.first}
                </Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => setCursor(next)}>
                  {t.next}
                </Button>
              )}
            </Box>
          </>
        )}
      </ListSection>
    </>
  );
}
