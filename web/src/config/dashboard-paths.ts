import { paths } from './paths.ts';

/** URLs of records and queues of the dashboard. Apart from paths.ts, which every public page loads. */
export const dashboardPaths = {
  queue: (queue: string) => `${paths.dashboard('work')}?queue=${queue}`,
  order: (id: string) => `${paths.dashboard('orders')}/${encodeURIComponent(id)}`,
  phone: (phone: string) => `${paths.dashboard()}/phones/${encodeURIComponent(phone)}`,
  settlement: (id: string) => `${paths.dashboard('settlements')}/${encodeURIComponent(id)}`,
  rangeReport: (id: string) => `${paths.dashboard('reports')}/${encodeURIComponent(id)}`,
} as const;
