import { Fragment, type ReactNode } from 'react';
import { adminSharedStrings } from '#locales/en/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { SortIcon } from './sort-icon.tsx';
import { Checkbox } from './checkbox.tsx';
import { Frame, Table } from './table-styles.ts';

export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned. */
  readonly isNumeric?: boolean;
  /**
   * The cell's place when a row is a card: the image; full width beside the image; full width; or half width without
   * the column's name. Half width with the name by default.
   */
  readonly onCard?: 'picture' | 'beside' | 'wide' | 'plain';
  /** The sort orders that the header toggles between; the same twice if there is only one. */
  readonly sorts?: { readonly down: string; readonly up: string };
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
  /** The name of a row, for accessible names of its controls. */
  nameOf(row: Row): string;
  sort?: { current: string; onSort(sort: string): void };
  selection?: { chosen: ReadonlySet<string>; onChange(chosen: ReadonlySet<string>): void };
  /** Details shown below the open row. */
  details?: { openId: string | null; show(row: Row): ReactNode };
  isNew?(row: Row): boolean;
  /** Rows of 36 to 40 pixels, for lists that staff work through. */
  isDense?: boolean;
  /** The row whose record is shown beside the table. */
  currentId?: string | null;
  /** The rows are of the previous request; the next ones are loading. */
  isOld?: boolean;
}

/**
 * Renders a page of rows as a plain HTML table (docs/adr/0009). On a phone each row is a card of named values. The
 * roles are explicit because assistive technology ignores tables laid out as grids.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, idOf, nameOf, sort, selection, details, isNew, isOld } = props;
  const { isDense, currentId } = props;
  const t = useStrings(adminSharedStrings);
  const ids = rows.map(idOf);
  const chosenHere = selection ? ids.filter((id) => selection.chosen.has(id)) : [];
  return (
    <Frame aria-busy={isOld} data-old={isOld || undefined} tabIndex={0} role="group" aria-label={label}>
      <Table
        role="table"
        aria-label={label}
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
        <tbody role="rowgroup">
          {rows.map((row) => {
            const id = idOf(row);
            const isOpen = details?.openId === id;
            return (
              <Fragment key={id}>
                <tr
                  role="row"
                  aria-current={currentId === id || undefined}
                  data-new={isNew?.(row) || undefined}
                  data-open={isOpen || currentId === id || undefined}
                >
                  {selection && (
                    <td role="cell" data-tick>
                      <Checkbox
                        name={t.choose(nameOf(row))}
                        isOn={selection.chosen.has(id)}
                        onChange={(isOn) => selection.onChange(changed(selection.chosen, id, isOn))}
                      />
                    </td>
                  )}
                  {columns.map(({ key, name, cell, isNumeric, onCard }) => (
                    <td
                      key={key}
                      role="cell"
                      data-name={onCard ? undefined : name}
                      data-wide={onCard === 'wide' || onCard === 'beside' || undefined}
                      data-picture={onCard === 'picture' || undefined}
                      data-beside={onCard === 'beside' || undefined}
                      data-numeric={isNumeric || undefined}
                    >
                      <div>{cell(row)}</div>
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr role="row" id={detailsId(id)} data-details>
                    <td role="cell" colSpan={columns.length + (selection ? 1 : 0)}>
                      {details.show(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}

/** Returns the DOM ID of the details, for aria-controls. */
export const detailsId = (rowId: string) => `details-${rowId}`;

function sortState({ down, up }: { down: string; up: string }, current: string) {
  return current === up ? 'ascending' : current === down ? 'descending' : 'none';
}

function changed(chosen: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
