import { partsOf } from '#data/query/parts-of.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Checkbox } from './checkbox.tsx';
import { DataRow } from './data-row.tsx';
import { RowGroup } from './row-group.tsx';
import { SortIcon } from './sort-icon.tsx';
import type { TableProps } from './table-props.ts';
import { Frame, Table } from './table-styles.ts';

/** Rows of a virtualised list that come and go together. */
const GROUP = 20;

/**
 * Renders rows as a plain HTML table (docs/adr/0009), of a virtualised list only those near the screen. On a phone each row is a
 * card of named values. The roles are explicit because assistive technology ignores tables laid out as grids.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, idOf, sort, selection, details, isDense, isVirtualized, isOld } = props;
  const isLong = isVirtualized === true && rows.length > 2 * GROUP;
  const t = useStrings(adminSharedStrings);
  const ids = rows.map(idOf);
  const chosenHere = selection ? ids.filter((id) => selection.chosen.has(id)) : [];
  return (
    <Frame aria-busy={isOld} data-old={isOld || undefined} tabIndex={0} role="group" aria-label={label}>
      <Table
        role="table"
        aria-label={label}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        data-pairs={!details || undefined}
        data-dense={isDense || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col">
                <Checkbox
                  name={t.chooseAll}
                  isOn={ids.length > 0 && chosenHere.length === ids.length}
                  isPartly={chosenHere.length > 0}
                  onChange={(isOn) => selection.onChange(new Set(isOn ? ids : []))}
                />
              </th>
            )}
            {columns.map(({ key, name, isNumeric, sorts }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-numeric={isNumeric || undefined}
                aria-sort={sorts && sort ? sortState(sorts, sort.current) : undefined}
              >
                {sorts && sort ? (
                  <button
                    type="button"
                    onClick={() => sort.onSort(sort.current === sorts.down ? sorts.up : sorts.down)}
                  >
                    {name} <SortIcon state={sortState(sorts, sort.current)} />
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        {partsOf(rows, GROUP).map((group, nth) => (
          <RowGroup key={nth} isUnloaded={isLong}>
            {group.map((row, at) => (
              // The header is row 1.
              <DataRow
                key={idOf(row)}
                table={props}
                row={row}
                place={isLong ? nth * GROUP + at + 2 : undefined}
              />
            ))}
          </RowGroup>
        ))}
      </Table>
    </Frame>
  );
}

function sortState({ down, up }: { down: string; up: string }, current: string) {
  return current === up ? 'ascending' : current === down ? 'descending' : 'none';
}
