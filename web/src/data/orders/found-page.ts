import type { OrderDesk } from '@nargisus/domain/desk';
import { STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { cursorOf } from '../query/list-page.ts';

/** The desk documents that one page shows, of those that were compared for it. */
export interface FoundPage {
  readonly ids: readonly string[];
  /** Where the next page begins: behind the last document that is shown or compared; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/**
 * Returns the first STAFF_PAGE_SIZE documents that fit.
 * @param compared - the documents of a window and one more, which tells that others follow
 */
export function foundPage(
  compared: readonly OrderDesk[],
  { window, fits }: { window: number; fits: (desk: OrderDesk) => boolean },
): FoundPage {
  const inWindow = compared.slice(0, window);
  const fitting = inWindow.filter(fits);
  const shown = fitting.slice(0, STAFF_PAGE_SIZE);
  const last =
    fitting.length > shown.length ? shown.at(-1) : compared.length > window ? inWindow.at(-1) : null;
  return {
    ids: shown.map(({ _id }) => _id),
    nextCursor: last ? cursorOf(last.createdAt.getTime(), last._id) : undefined,
  };
}
