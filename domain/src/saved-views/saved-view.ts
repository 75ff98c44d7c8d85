import * as z from 'zod/mini';
import { findingMessages } from '../desk/finding-messages.ts';
import { orderFilterParams, readOrderFilter } from '../desk/order-filter.ts';
import { requiredText } from '../text/written-text.ts';

/** Views that one person can save. */
export const MAX_SAVED_VIEWS = 20;
const MAX_VIEW_NAME = 60;

/** The lists whose filters can be saved, and how those of each are read: only what is understood is kept. */
const NORMALIZED = {
  orders: (params: Params) => orderFilterParams(readOrderFilter(params)),
} as const;

interface Params {
  get(name: string): string | null;
}

const viewTab = z.enum(['orders'], findingMessages.unknownTab);

export const viewIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, findingMessages.viewNotFound));

/** What a call saves: the name, the list, and the filters by the names of the list's URL. */
export const viewFormSchema = z.object({
  name: requiredText(findingMessages.viewNameMissing, MAX_VIEW_NAME),
  tab: viewTab,
  filters: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200))),
});

export type ViewForm = z.output<typeof viewFormSchema>;

export const savedViewSchema = z.object({ id: viewIdSchema, ...viewFormSchema.shape });

/** The filters of a list under a name, of one person. */
export type SavedView = z.output<typeof savedViewSchema>;

/**
 * savedViews/{uid}. The views are read one by one (readableViews), because a list must open with those of an older or a newer
 * version too.
 */
export const savedViewsSchema = z.object({ _id: z.string(), views: z.array(z.unknown()) });

/** Returns the views that can be read, in their order; leaves out the others. */
export function readableViews(stored: readonly unknown[]): SavedView[] {
  return stored.flatMap((view) => {
    const parsed = savedViewSchema.safeParse(view);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Returns the filters of a view that its list understands, in a fixed order. */
export const viewFilters = ({ tab, filters }: Pick<SavedView, 'tab' | 'filters'>): Record<string, string> =>
  NORMALIZED[tab]({ get: (name) => filters[name] ?? null });

/** Returns the views with one added or changed, or why it cannot be saved. */
export function withView(
  views: readonly SavedView[],
  view: SavedView,
): { readonly views: readonly SavedView[] } | 'name-taken' | 'full' {
  const others = views.filter(({ id }) => id !== view.id);
  const isTaken = others.some(({ tab, name }) => tab === view.tab && name === view.name);
  if (isTaken) return 'name-taken';
  if (others.length >= MAX_SAVED_VIEWS) return 'full';
  const saved = { ...view, filters: viewFilters(view) };
  const isKnown = others.length < views.length;
  return { views: isKnown ? views.map((it) => (it.id === view.id ? saved : it)) : [...views, saved] };
}
