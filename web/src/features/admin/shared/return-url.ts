import { useLocation } from 'react-router-dom';

/** The state of a history entry that was opened from a list: the list's URL with filters, sort order and page. */
interface ReturnState {
  readonly from: string;
}

/** Returns the state for a link, so that the page it opens can link back to this list in its current state. */
export function useReturnState(): ReturnState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}

/** Returns the URL of the list that this page was opened from; `otherwise` if it was opened directly. */
export function useReturnUrl(otherwise: string): string {
  const { state } = useLocation();
  const from = (state as Partial<ReturnState> | null)?.from;
  return typeof from === 'string' && from.startsWith('/dashboard') ? from : otherwise;
}
