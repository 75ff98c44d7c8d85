export {
  statsChange,
  statsOf,
  PRODUCT_STATS,
  USER_STATS,
  type StatFilter,
  type StatsOf,
  type ProductStats,
  type UserStats,
} from './stats.ts';
