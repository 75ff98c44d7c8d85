import { AUDIT_PAGE_SIZE } from '@nargisus/domain/audit';
import { calls } from '@nargisus/domain/contract';
import { findingMessages } from '@nargisus/domain/desk';
import { routesWith } from '../http/route.ts';
import { exportAudit } from './export-audit.ts';
import { exportOrders } from './export-orders.ts';
import type { SavedViewsRepository } from './saved-views.repository.ts';
import { auditSearchOf, type AuditRepositories } from './search-audit.ts';

const { route } = routesWith<
  AuditRepositories & { readonly savedViews: SavedViewsRepository },
  { readonly now: () => Date }
>();

/** Saved views, and the search of the audit log. */
export const findingRoutes = [
  route(calls.saveView, async ({ caller, params: { id }, body }, { savedViews }) => ({
    data: await savedViews.save(caller.uid, { ...body, id }),
    message: findingMessages.viewSaved,
  })),
  route(calls.removeView, async ({ caller, params: { id } }, { savedViews }) => {
    await savedViews.removeView(caller.uid, id);
    return { data: undefined, message: findingMessages.viewRemoved };
  }),
  route(calls.searchAudit, async ({ query }, repositories) => {
    const { limit = AUDIT_PAGE_SIZE, cursor, ...filter } = query;
    const search = await auditSearchOf(repositories, filter);
    const { items, nextCursor } = await repositories.auditSearch.list(search, { limit, cursor });
    return { data: items, nextCursor };
  }),
];

/** The exports: the function `documents` answers them. */
export const exportRoutes = [
  route(calls.exportOrders, ({ caller, query: filter }, repositories, { now }) =>
    exportOrders(repositories, { filter, caller, now: now() }),
  ),
  route(calls.exportAudit, ({ caller, query: filter }, repositories, { now }) =>
    exportAudit(repositories, { filter, caller, now: now() }),
  ),
];
