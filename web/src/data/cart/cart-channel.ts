/** Reaches all other tabs of this browser. */
const CHANNEL = 'nargisus.cart';

let channel: BroadcastChannel | null = null;

/** Opens the channel for the first cart that is shown or changed. Where a browser has none, tabs learn by refetching. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Notifies the other tabs that a cart has changed; sends the owner alone, because they may run another version. */
export function broadcastCartChange(ownerId: string): void {
  openChannel()?.postMessage(ownerId);
}

export function onCartBroadcast(listener: (ownerId: string) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  });
}
