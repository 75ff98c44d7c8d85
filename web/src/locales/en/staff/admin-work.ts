import { defineStrings } from '../../define-strings.ts';

/** The Work tab: the queues of the order desk, and the panel of one order. */
export const adminWorkStrings = defineStrings('adminWork', {
  title: 'Work',
  queues: 'Queues',
  empty: 'Nothing waits here.',
  arrived: (written: string) => `${written} new`,
  showArrived: 'Show new orders',
  more: 'Show more',
  columns: {
    order: 'Order',
    customer: 'Customer',
    phone: 'Phone',
    place: 'District',
    pieces: 'Items',
    collect: 'To collect',
    since: 'Since',
    step: 'Next step',
  },

  openOrder: (orderId: string) => `Open ${orderId} beside the list`,
  panel: 'Order',
  previous: 'Previous order (K)',
  next: 'Next order (J)',
  close: 'Close (Esc)',
  page: 'Open the order’s page',
  place: (at: string, all: string) => `${at} of ${all}`,
  call: 'Call',
  missing: 'This order has been deleted.',
  waits: 'What waits',

  chosen: (written: string) => `${written} selected`,
  allChosen: (written: string) => `${written} selected: the whole queue`,
  firstChosen: (written: string) => `The first ${written} of the queue selected`,
  chooseAll: (most: string) => `Select the whole queue (at most ${most})`,
  choosingAll: 'Selecting...',
  chooseFailed: 'The queue could not be read. Please try again.',
  clear: 'Clear selection',
});
