import type { ReactNode } from 'react';

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

/** What a table shows, and how. */
export interface TableProps<Row> {
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
  /** Rows far from the screen leave the document, for lists that grow on scrolling; the browser's own search does not find them. */
  isVirtualized?: boolean;
  /** The row whose record is shown beside the table. */
  currentId?: string | null;
  /** The rows are of the previous request; the next ones are loading. */
  isOld?: boolean;
}
