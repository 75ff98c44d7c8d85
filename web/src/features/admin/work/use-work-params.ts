import { QUEUES, type Queue } from '@nargisus/domain/desk';
import { useListParams } from '../shared/use-list-params.ts';

/** What the Work tab shows, in the query string, so that a reload and the Back button keep it. */
export interface WorkParams {
  readonly queue: Queue;
  /** The document id of the order beside the list. */
  readonly openId: string | null;
  open(id: string | null): void;
}

export function useWorkParams(): WorkParams {
  const params = useListParams();
  const openId = params.text('open') || null;
  return {
    queue: params.oneOf('queue', QUEUES) ?? 'to-pack',
    openId,
    // One history entry while orders are opened one after another: Back closes the panel.
    open: (id) => params.set({ open: id }, { replace: openId !== null }),
  };
}
