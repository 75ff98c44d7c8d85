import { useLocation } from 'react-router-dom';

/** The state of a history entry that was opened from a list: the list's address, with filter, sort and page. */
interface ReturnState {
  readonly from: string;
}

/** Returns the state to give a link, so that the page it opens leads back to this list as it is now. */
export function useReturnState(): ReturnState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}

/** Returns the address of the list that this page was opened from; `otherwise` where it was opened by its address. */
export function useReturnUrl(otherwise: string): string {
  const { state } = useLocation();
  const from = (state as Partial<ReturnState> | null)?.from;
  return typeof from === 'string' && from.startsWith('/dashboard') ? from : otherwise;
}
