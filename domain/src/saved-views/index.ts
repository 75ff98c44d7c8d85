export {
  MAX_SAVED_VIEWS,
  readableViews,
  savedViewsSchema,
  viewFormSchema,
  viewFilters,
  withView,
  type SavedView,
  type ViewForm,
} from './saved-view.ts';
