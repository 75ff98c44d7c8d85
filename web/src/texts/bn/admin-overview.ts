import type { adminOverviewTexts } from '../en/admin-overview.ts';
import type { Translation } from '../topic.ts';

export const adminOverview: Translation<typeof adminOverviewTexts.en> = {
  title: 'এক নজরে',
  totalOrders: 'মোট অর্ডার',
  ordersToday: 'আজকের অর্ডার',
  totalUsers: 'মোট ব্যবহারকারী',
  activeCustomers: 'সক্রিয় গ্রাহক',
  totalProducts: 'মোট পণ্য',
  totalRevenue: 'মোট বিক্রি',
  allTime: 'শুরু থেকে',
  sinceMidnight: 'ঢাকার রাত বারোটা থেকে',
  amongNewest: 'সাম্প্রতিক অর্ডারগুলোর মধ্যে',
  bdtAllTime: 'টাকায়, শুরু থেকে',
  period: 'বিক্রি ও অর্ডার',
  days: (written) => `${written} দিন`,
  revenue: 'বিক্রি',
  orders: 'অর্ডার',
  more: (percent) => `আগের সময়ের চেয়ে ${percent}% বেশি`,
  less: (percent) => `আগের সময়ের চেয়ে ${percent}% কম`,
  same: 'আগের সময়ের সমান',
  nothingBefore: 'আগের সময়ে তুলনা করার মতো কিছু নেই',
  revenuePerDay: 'দিনে বিক্রি',
  ordersPerDay: 'দিনে অর্ডার',
  day: 'দিন',
  byStatus: 'অবস্থা অনুযায়ী অর্ডার',
};
