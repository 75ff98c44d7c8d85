import { topic } from '../topic.ts';

/** The Overview (SPEC 2). */
export const adminOverviewTexts = topic('adminOverview', {
  title: 'Overview',
  totalOrders: 'Total Orders',
  ordersToday: 'Orders Today',
  totalUsers: 'Total Users',
  activeCustomers: 'Active Customers',
  totalProducts: 'Total Products',
  totalRevenue: 'Total Revenue',
  allTime: 'All time',
  sinceMidnight: 'Since midnight in Dhaka',
  amongNewest: 'Among the newest orders',
  bdtAllTime: 'BDT, all time',
  period: 'Revenue and orders',
  days: (written: string) => `${written} days`,
  revenue: 'Revenue',
  orders: 'Orders',
  more: (percent: string) => `${percent}% more than the period before`,
  less: (percent: string) => `${percent}% less than the period before`,
  same: 'As much as the period before',
  nothingBefore: 'Nothing in the period before to compare with',
  revenuePerDay: 'Revenue per day',
  ordersPerDay: 'Orders per day',
  day: 'Day',
  byStatus: 'Orders by status',
});
