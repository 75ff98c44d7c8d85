import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Checkbox } from './checkbox.tsx';
import type { TableProps } from './table-props.ts';

interface Props<Row> {
  table: TableProps<Row>;
  row: Row;
  /** Its place among all rows, where not all are in the document. */
  place?: number | undefined;
}

/** Renders a row of a table, and its details below it while it is open. */
export function DataRow<Row>({ table, row, place }: Props<Row>) {
  const t = useStrings(adminSharedStrings);
  const { columns, idOf, nameOf, selection, details, isNew, currentId } = table;
  const id = idOf(row);
  const isOpen = details?.openId === id;
  return (
    <>
      <tr
        role="row"
        aria-rowindex={place}
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
    </>
  );
}

/** Returns the DOM ID of the details, for aria-controls. */
export const detailsId = (rowId: string) => `details-${rowId}`;

function changed(chosen: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
