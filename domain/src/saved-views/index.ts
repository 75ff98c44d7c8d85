export {
  MAX_SAVED_VIEWS,
  MAX_VIEW_NAME,
  readableViews,
  savedViewSchema,
  savedViewsSchema,
  viewFormSchema,
  viewIdSchema,
  viewFilters,
  withView,
  type SavedView,
  type ViewForm,
  type ViewTab,
} from './saved-view.ts';
