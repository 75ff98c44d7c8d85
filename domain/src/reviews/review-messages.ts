/** Errors of reviews. */
export const reviewMessages = {
  starsMissing: 'Please choose one to five stars',
  tooManyPictures: 'A review can have up to {most} pictures',
  pictureMissing: 'Please upload this picture again',
  notDelivered: 'You can review a product once it has been delivered',
  notInOrder: 'This product is not part of the order',
  decided: 'The shop has already decided about this review, so it can no longer be changed',
  notFound: 'Review not found',
  unknownStatus: 'Unknown status of a review',
  changedByColleague: 'A colleague has changed this review in the meantime. Nothing was saved.',
} as const;
