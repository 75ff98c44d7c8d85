/** All tabs of this browser; a tab does not hear itself. */
const CHANNEL = 'nargisus.cart';

let channel: BroadcastChannel | null = null;

/** Opened by the first cart that is shown or changed; browsers without it have tabs that learn by looking again. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Says that a cart has changed. Only whose: another tab may run another version of the shop. */
export function broadcastCartChange(ownerId: string): void {
  openChannel()?.postMessage(ownerId);
}

export function onCartBroadcast(listener: (ownerId: string) => void): void {
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  });
}
