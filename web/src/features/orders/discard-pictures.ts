import type { CustomerPicture } from '#data/images/customer-pictures.ts';

/** Deletes uploads that no review and no return shows. */
export function discardPictures(pictures: readonly CustomerPicture[]): void {
  if (pictures.length === 0) return;
  void import('#data/images/customer-pictures.ts').then(({ deleteCustomerPicture }) =>
    pictures.forEach(({ url }) => void deleteCustomerPicture(url)),
  );
}
