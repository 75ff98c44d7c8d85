import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RETURN_STATUSES } from '@nargisus/domain/returns';
import { useRef, useState } from 'react';
import { useReturns } from '#data/returns/staff-returns.ts';
import { adminReturnsStrings } from '#locales/en/admin-returns.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TabHeading } from '../shared/tab-heading.tsx';
import { useListParams } from '../shared/use-list-params.ts';
import { ListSection } from '../table/list-section.tsx';
import { ReturnCard } from './return-card.tsx';

/** Renders the Returns tab: requests that wait for an answer, and the answered ones. Reads 20 requests at most per page. */
export function Returns() {
  const t = useStrings(adminReturnsStrings);
  const { oneOf, filter } = useListParams();
  const status = oneOf('status', RETURN_STATUSES) ?? 'open';
  const [cursor, setCursor] = useState<string | null>(null);
  const { page, reload } = useReturns(status, cursor);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <TabHeading ref={heading} title={t.title} about={t.about} />
      <Box sx={{ mb: 3 }}>
        <SegmentedControl
          legend={t.show}
          value={status}
          options={RETURN_STATUSES.map((value) => ({ value, label: t.statuses[value] }))}
          onChoose={(chosen) => {
            setCursor(null);
            filter({ status: chosen === 'open' ? null : chosen });
          }}
        />
      </Box>
      <ListSection
        of={page}
        failed={t.failed}
        isEmpty={({ requests }) => requests.length === 0}
        empty={t.none[status]}
        rows={3}
      >
        {({ requests, next }, isOld) => (
          <>
            <Box
              component="ul"
              aria-label={t.title}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, opacity: isOld ? 0.6 : 1 }}
            >
              {requests.map((request) => (
                <li key={request._id}>
                  <ReturnCard
                    request={request}
                    onChanged={() => {
                      // An answered request leaves the list and takes the focus with it.
                      heading.current?.focus();
                      reload();
                    }}
                  />
                </li>
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
