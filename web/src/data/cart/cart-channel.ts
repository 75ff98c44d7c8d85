/** The name of the channel to all other tabs of this browser. */
const CHANNEL = 'nargisus.cart';

let channel: BroadcastChannel | null = null;

/** Opens the channel at its first use. Returns null in a browser without BroadcastChannel, where tabs only refetch. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Notifies the other tabs that a cart has changed. Sends only the owner, because they may run another version. */
export function broadcastCartChange(ownerId: string): void {
  openChannel()?.postMessage(ownerId);
}

/** Calls the listener when another tab has changed a cart. */
export function onCartBroadcast(listener: (ownerId: string) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  });
}
