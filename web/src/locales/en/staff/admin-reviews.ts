import { defineStrings } from '../../define-strings.ts';

/** The dashboard's Reviews tab. */
export const adminReviewsStrings = defineStrings('adminReviews', {
  title: 'Reviews',
  about:
    'Reviews of customers who received the product. A review is published, and counts, once you approve it.',
  show: 'Show',
  statuses: { pending: 'Waiting', approved: 'Published', hidden: 'Hidden' },
  failed: 'Failed to load reviews',
  none: {
    pending: 'No review is waiting.',
    approved: 'No review has been published yet.',
    hidden: 'No review has been hidden.',
  },
  starsOf: (stars: string) => `${stars} out of 5 stars`,
  by: (author: string, size: string, date: string) => `${author || 'Customer'} · ${size} · ${date}`,
  order: 'Order',
  noText: 'Stars only, without a text.',
  picture: (number: string) => `Picture ${number}`,
  answer: 'Your answer',
  approve: 'Approve',
  hide: 'Hide',
  writeAnswer: 'Answer',
  editAnswer: 'Edit answer',
  answerTitle: 'Answer this review',
  answerHint: 'Everyone reads it below the review. Leave it empty to remove it.',
  save: 'Save',
  saving: 'Saving…',
  decideFailed: 'Failed to save the decision',
  answerFailed: 'Failed to save the answer',
  approved: 'The review is published',
  hidden: 'The review is hidden',
  answered: 'The answer is saved',
  next: 'Older reviews',
  first: 'Newest reviews',
});
