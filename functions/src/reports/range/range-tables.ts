import { CATEGORY_LABELS } from '@nargisus/domain/catalogue';
import { formatTaka, type Paisa } from '@nargisus/domain/money';
import { marginOf, SOURCE_LABELS, statusLabel } from '@nargisus/domain/orders';
import { reportDayInWords, type RangeSums } from '@nargisus/domain/reports';
import type { TableCell, TableColumn } from '../../pdf/draw-table.ts';

interface Table {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

type Cell = string | number | null;

/** The width of all tables, in points. */
const WIDTH = 523;
const NUMBER_WIDTH = 68;

/** Returns the figures of a report as tables, without empty ones. */
export function tablesOf(sums: RangeSums): Table[] {
  const orders = ['Orders', 'Sold', 'Revenue (BDT)'];
  const goods = ['Pieces', 'Revenue (BDT)', 'Cost (BDT)', 'Margin (BDT)', 'Margin'];
  const couriers = ['Parcels', 'Delivered', 'Returned', 'On the way', 'Mean days'];
  const vouchers = ['Uses', 'Discount (BDT)', 'Revenue (BDT)'];
  return [
    table(
      'By day',
      'Day',
      orders,
      sums.days.map((it) => [reportDayInWords(it.day), ...orderCells(it)]),
    ),
    table('By product', 'Product', goods, [
      ...sums.products.map((it) => [it.name, ...goodsCells(it)]),
      ...(sums.otherProducts ? [['Other products', ...goodsCells(sums.otherProducts)]] : []),
    ]),
    table(
      'By category',
      'Category',
      goods,
      sums.categories.map((it) => [CATEGORY_LABELS[it.category], ...goodsCells(it)]),
    ),
    table('By place', 'Region and district', orders, [
      ...sums.places.map((it) => [`${it.region}, ${it.district}`, ...orderCells(it)]),
      ...(sums.otherPlaces ? [['Other places', ...orderCells(sums.otherPlaces)]] : []),
    ]),
    table(
      'By source',
      'Source',
      orders,
      sums.sources.map((it) => [SOURCE_LABELS[it.source], ...orderCells(it)]),
    ),
    table(
      'By payment',
      'Payment',
      ['Orders', 'Revenue (BDT)'],
      sums.summary.byPayment.map((it) => [
        `${it.method}, ${statusLabel(it.status).toLowerCase()}`,
        ...[it.orders, amount(it.revenue)],
      ]),
    ),
    table('By courier', 'Courier or rider', couriers, [
      ...sums.couriers.map((it) => [it.courier, ...courierCells(it)]),
      ...(sums.otherCouriers ? [['Others', ...courierCells(sums.otherCouriers)]] : []),
    ]),
    table('By voucher', 'Voucher', vouchers, [
      ...sums.vouchers.map((it) => [it.code, ...voucherCells(it)]),
      ...(sums.otherVouchers ? [['Other vouchers', ...voucherCells(sums.otherVouchers)]] : []),
    ]),
    table(
      'Cash that couriers owed when the report was made',
      'Days',
      ['Orders', 'Amount (BDT)'],
      sums.cash.map((it) => [it.age, it.orders, amount(it.amount)]),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function table(title: string, key: string, names: readonly string[], rows: readonly Cell[][]): Table {
  const first = { title: key, width: WIDTH - NUMBER_WIDTH * names.length };
  const columns = names.map((name): TableColumn => ({ title: name, width: NUMBER_WIDTH, align: 'right' }));
  return {
    title,
    columns: [first, ...columns],
    rows: rows.map((row) => row.map((cell) => [cell === null ? '-' : String(cell)])),
  };
}

/** The column's head names the currency. */
const amount = (paisa: Paisa) => formatTaka(paisa).replace('৳', '');

const orderCells = ({ orders, sold, revenue }: Omit<RangeSums['days'][number], 'day'>): Cell[] => [
  ...[orders, sold, amount(revenue)],
];

function goodsCells(goods: NonNullable<RangeSums['otherProducts']>): Cell[] {
  const margin = marginOf(goods);
  return [
    ...[goods.quantity, amount(goods.revenue), margin ? amount(goods.cost) : null],
    ...(margin ? [amount(margin.amount), `${margin.percent}%`] : [null, null]),
  ];
}

function courierCells(it: NonNullable<RangeSums['otherCouriers']>): Cell[] {
  const ended = it.delivered + it.returned;
  const share = ended > 0 ? ` (${Math.round((it.delivered * 100) / ended)}%)` : '';
  return [it.parcels, `${it.delivered}${share}`, it.returned, it.onTheWay, it.meanDays];
}

const voucherCells = (it: NonNullable<RangeSums['otherVouchers']>): Cell[] => [
  ...[it.uses, amount(it.discount), amount(it.revenue)],
];
