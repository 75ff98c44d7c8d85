import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepAdIds } from '#data/ads/ad-cookies.ts';
import { reportEvent, reportPage } from '#data/ads/report-to-meta.ts';
import { followShopEvents } from '#data/ads/shop-events.ts';

/** Returns the URL that opened the shop: the visitor may be on another page by now. */
const openedUrl = () => performance.getEntriesByType('navigation')[0]?.name ?? '';

/** Reports pages and events to Meta while it is rendered: the visitor has agreed to it. */
export function PixelReports({ pixelId }: { pixelId: string }) {
  const { pathname } = useLocation();
  const [ids] = useState(() => keepAdIds(openedUrl(), new Date()));

  // Rejects where the network or Meta is blocked: the shop works without.
  useEffect(
    () => followShopEvents((event) => void reportEvent({ pixelId, ids }, event).catch(() => undefined)),
    [pixelId, ids],
  );
  useEffect(() => reportPage({ pixelId, ids }, pathname), [pixelId, ids, pathname]);
  return null;
}
