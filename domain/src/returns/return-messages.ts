/** Errors of return requests. */
export const returnMessages = {
  linesMissing: 'Please choose what you want to return',
  tooMany: 'You can return {left} of {name}, size {size}',
  notInOrder: 'This product is not part of the order',
  reasonMissing: 'Please choose a reason',
  textMissing: 'Please tell us what is wrong',
  sameSize: 'Please choose another size than the one you have',
  tooManyPictures: 'A return can have up to {most} pictures',
  pictureMissing: 'Please upload this picture again',
  notDelivered: 'You can return products once the order has been delivered',
  tooLate: 'Products can be returned within {days} days after delivery',
  decided: 'The shop has already answered this request, so it can no longer be withdrawn',
  answerMissing: 'Please tell the customer why',
  piecesTaken: 'Another request asks to return the same pieces. Decline it first.',
  notFound: 'Return request not found',
  unknownStatus: 'Unknown status of a return request',
  changedByColleague: 'A colleague has answered this request in the meantime. Nothing was saved.',
} as const;
