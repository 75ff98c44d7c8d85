import { describe, expect, test } from 'vitest';
import {
  MAX_SAVED_VIEWS,
  readableViews,
  viewFilters,
  viewFormSchema,
  withView,
  type SavedView,
} from './saved-view.ts';

const view = (id: string, over: Partial<SavedView> = {}): SavedView => ({
  ...{ id, name: `View ${id}`, tab: 'orders', filters: { source: 'facebook' } },
  ...over,
});

describe('a saved view', () => {
  test('keeps what its list understands, in a fixed order', () => {
    const filters = { source: 'facebook', status: 'gone', q: 'rahima', colour: 'red', constructor: 'x' };
    expect(viewFilters(view('a', { filters }))).toEqual({ q: 'rahima', source: 'facebook' });
  });

  test('needs a name', () => {
    expect(viewFormSchema.safeParse({ ...view('a'), name: '  ' }).success).toBe(false);
    expect(viewFormSchema.safeParse({ ...view('a'), name: 'x'.repeat(61) }).success).toBe(false);
    expect(viewFormSchema.safeParse({ ...view('a'), tab: 'pigeons' }).success).toBe(false);
  });

  test('is left out when it cannot be read, and the others are kept', () => {
    const stored = [view('a'), null, 7, { id: 'b' }, { ...view('c'), tab: 'later' }, view('d')];
    expect(readableViews(stored)).toEqual([view('a'), view('d')]);
  });
});

describe('saving a view', () => {
  test('adds it last, or changes it in its place', () => {
    const views = [view('a'), view('b')];
    expect(withView(views, view('c'))).toEqual({ views: [...views, view('c')] });
    expect(withView(views, view('a', { name: 'Other' }))).toEqual({
      views: [view('a', { name: 'Other' }), view('b')],
    });
  });

  test('rejects a name that another view has', () => {
    expect(withView([view('a')], view('b', { name: 'View a' }))).toBe('name-taken');
    expect(withView([view('a')], view('a', { filters: { q: 'new' } }))).toEqual({
      views: [view('a', { filters: { q: 'new' } })],
    });
  });

  test('rejects one more than the limit, and still changes those that exist', () => {
    const full = Array.from({ length: MAX_SAVED_VIEWS }, (_, at) => view(String(at)));
    expect(withView(full, view('more'))).toBe('full');
    expect(withView(full, view('3', { name: 'Other' }))).toMatchObject({
      views: { length: MAX_SAVED_VIEWS },
    });
  });
});
