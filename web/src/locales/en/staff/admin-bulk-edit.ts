import { defineStrings } from '../../define-strings.ts';

/** The bulk edit of products. */
export const adminBulkEditStrings = defineStrings('adminBulkEdit', {
  chosen: (count: number, shown: string) => (count === 1 ? '1 product chosen' : `${shown} products chosen`),
  allChosen: (count: number, shown: string) =>
    count === 1 ? '1 product chosen: all results' : `${shown} products chosen: all results`,
  firstChosen: (shown: string) => `The first ${shown} products of the results chosen`,
  chooseAll: (most: string) => `Choose all results (at most ${most})`,
  choosingAll: 'Choosing...',
  chooseFailed: 'The products could not be read. Please try again.',
  change: 'Change the chosen',
  clear: 'Clear choice',
  title: (count: number, shown: string) => (count === 1 ? 'Change 1 product' : `Change ${shown} products`),
  keep: 'Leave as it is',
  price: 'Price',
  priceKinds: {
    set: 'Set to an amount',
    add: 'Raise by taka',
    subtract: 'Lower by taka',
    raise: 'Raise by per cent',
    lower: 'Lower by per cent',
  },
  amount: 'Amount (৳)',
  percent: 'Per cent',
  percentHint: 'Rounded to whole taka.',
  percentInvalid: 'Please enter per cent above 0 and below 100',
  raiseInvalid: 'Please enter per cent above 0, at most 1,000',
  compareAt: 'Old price, struck through',
  compareAtKinds: { 'price-before': 'The price from before', set: 'Set to an amount', remove: 'Remove' },
  compareAtAmount: 'Old price (৳)',
  category: 'Category',
  stock: 'Stock',
  featured: 'Featured',
  preview: 'Preview',
  fromTo: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  leftOut: (reason: string) => `is left out: ${reason}`,
  summary: (changing: string, same: string, leftOut: string) =>
    `Changing: ${changing} · As they are: ${same} · Left out: ${leftOut}`,
  nothingChosen: 'Please choose what to change.',
  nothingChanges: 'No product changes.',
  submit: (count: number, shown: string) => (count === 1 ? 'Change 1 product' : `Change ${shown} products`),
  saving: (done: string, all: string) => `Saving ${done} of ${all}`,
  undoing: (done: string, all: string) => `Taking back ${done} of ${all}`,
  stop: 'Stop',
  goOn: 'Continue',
  close: 'Close',
  undo: 'Undo',
  resultTitle: 'Result',
  result: (saved: string, notSaved: string, open: string) =>
    `Saved: ${saved} · Not saved: ${notSaved} · Not sent yet: ${open}`,
  saved: (count: number, shown: string) =>
    count === 1 ? '1 product changed.' : `${shown} products changed.`,
  undone: (count: number, shown: string) =>
    count === 1 ? '1 product is as it was before.' : `${shown} products are as they were before.`,
  outcomes: {
    saved: 'Saved',
    unchanged: 'Was like this already',
    open: 'Not sent yet',
    gone: 'Not saved: the product does not exist any more.',
  },
  rejected: (reason: string) => `Not saved: ${reason}`,
  conflict: (who: string | null, changes: string) =>
    `Not saved: ${who ?? 'a colleague'} changed it in the meantime. ${changes}`,
  requestFailed: 'The products could not be saved. Please try again.',
});
