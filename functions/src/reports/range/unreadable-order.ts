/** An order whose stored form the shop does not understand. A report without it would be wrong, so none is made. */
export class UnreadableOrder extends Error {
  constructor(id: string, cause: unknown) {
    super(`Order ${id} cannot be read`, { cause });
  }
}
